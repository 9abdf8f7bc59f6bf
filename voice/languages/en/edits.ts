import type { Edits } from '../edits.ts';

const list = (text: string) => text.split('|');

export const englishEdits: Edits = {
  drops: list(
    "no|without|without any|minus|drop|remove|delete|take out|take off|take away|leave out|leave off|lose|skip|get rid of|omit|there's no|there is no|has no|it has no|doesn't have|don't need|there isn't|there's not|you added|you have an extra|there's an extra|an extra",
  ),
  dropsBehind: list("shouldn't be there|doesn't belong there|doesn't belong|is too much|is extra"),
  withs: list('with|has|needs|takes|only|just|only one|just one|a single'),
  not: list(
    "not|scratch|forget|forget about|never mind|skip|isn't|wasn't|don't want|don't need|instead of|rather than|and not|but not",
  ),
  after: list('after|behind|following'),
  before: list('before|in front of|ahead of'),
  between: list('between|in between'),
  and: new Set(['and']),
  ends: list('at the end|on the end|in the end|at the very end|to the end|at the back'),
  starts: list('at the beginning|at the start|at the front|in front|to start'),
  plural: list('plural|in the plural'),
  turned: list(
    'the other way around|other way around|the other way round|other way round|backwards|backward|in the wrong order|the wrong way around|reversed|switched|swapped',
  ),
  fill: new Set(
    "the a an any that that's letter letters number sign symbol character just only is it it's there's there should be".split(
      ' ',
    ),
  ),
};
