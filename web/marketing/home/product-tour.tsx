import { ProductPicture } from '../pictures/product-picture.tsx';

/** The product as it is: talking with an agent while it is made, the conversation it has, and what is left of a call. */
export function ProductTour() {
  return (
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-2">
      <figure className="lg:col-span-2">
        <ProductPicture
          name="talk"
          alt="An agent’s page, with its greeting, persona, and voice on the left, and on the right, a call in which it offers Tuesday at 2:30 PM."
          imageClassName="max-sm:h-[30rem] max-sm:object-cover max-sm:object-right"
        />
        <figcaption className="mt-6 grid gap-x-12 gap-y-2 sm:grid-cols-[1fr_1.7fr]">
          <h3 className="font-medium text-xl">Build an agent and talk to it</h3>
          <p className="text-pretty text-muted">
            A template becomes an agent with its own greeting, persona, and voice. Talk to it right there, by voice or
            by typing, and change what you don’t like.
          </p>
        </figcaption>
      </figure>
      <figure>
        <ProductPicture
          name="builder"
          alt="The Visual Builder, with a conversation’s steps from greeting to booking, next to the settings of the selected question."
          imageClassName="h-[26rem] object-cover object-[-6.8rem_0] lg:object-left"
        />
        <figcaption className="mt-6 flex flex-col gap-2">
          <h3 className="font-medium text-xl">See where every call can go</h3>
          <p className="text-pretty text-muted">
            A conversation is a flow you can read: what the agent asks, what it decides, and where each answer leads.
            Change a question in place, and test the agent before anyone calls.
          </p>
        </figcaption>
      </figure>
      <figure>
        <ProductPicture
          name="call"
          alt="A call’s page, with the timestamped transcript, the agent’s answers, the booked appointment, and the collected values."
          imageClassName="h-[26rem] object-cover object-[-8.2rem_0]"
        />
        <figcaption className="mt-6 flex flex-col gap-2">
          <h3 className="font-medium text-xl">Read every word</h3>
          <p className="text-pretty text-muted">
            Each call has a transcript, its audio, the collected values, and the actions taken, down to the milliseconds
            between a question and its answer.
          </p>
        </figcaption>
      </figure>
    </div>
  );
}
