/** Burns one core until it is ended, for a minute and a half at most. */
const until = Date.now() + 90_000;
while (Date.now() < until) Math.sqrt(Math.random());
