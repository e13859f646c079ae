import { fromPromise, type NonReducibleUnknown } from "xstate";

/** The call of a machine whose environment was not given: it fails, and states its name. */
export function notProvided<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`${name} is not provided`);
  });
}
