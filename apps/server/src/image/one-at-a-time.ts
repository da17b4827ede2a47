/** Runs work one after another, in the order in which it came; what fails does not hold up what follows. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }
}
