import { fromPromise } from "xstate";

/** The call of a machine whose world was not given: it fails, and says its name. */
export function notProvided<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`${name} is not provided`);
  });
}
