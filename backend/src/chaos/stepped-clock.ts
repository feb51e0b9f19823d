// Loaded before the backend: its clock jumps an hour forward at SIGUSR2, and back at the next one. Timers go on, as they
// do when the clock of a machine is set.
const HOUR = 3_600_000;
const now = Date.now.bind(Date);
let step = 0;

process.on('SIGUSR2', () => {
  step = step === 0 ? HOUR : 0;
});

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now() + step], newTarget),
  apply: () => new RealDate(now() + step).toString(),
  get: (target, name) => (name === 'now' ? () => now() + step : Reflect.get(target, name)),
});
