import type { Page } from "playwright-core";
import type { Model, ModelPath } from "../../packages/machines/src/testing/model.ts";

/** What a walk is done with: the page, where the product answers, and an account that may sign in. */
export interface Walker {
  page: Page;
  at: string;
  email: string;
  password: string;
}

/** A step of a model as it is done to the running product: what a tester does, what they see then, and both in a browser. */
export interface Act {
  /** An order to a tester, in French. */
  does: string;
  /** What must be seen then, in French. */
  sees: string;
  perform: (walker: Walker) => Promise<void>;
  /** Ends when it is seen; throws where it is not. */
  check: (walker: Walker) => Promise<void>;
}

/** A machine whose paths can be walked in the product. */
export interface Walk<State extends object, Step extends string> {
  /** The machine’s folder in packages/machines/src. */
  machine: string;
  model: Model<State, Step>;
  /** How one begins, as an order to a tester. */
  begins: string;
  open: (walker: Walker) => Promise<void>;
  /** The steps that the running product can be led to; a path with another one stays with the model. */
  acts: Partial<Record<Step, (state: State) => Act>>;
}

/** The paths of a model as far as all their steps can be done to the product; one that another one goes on from is left out. */
export function walkablePaths<State extends object, Step extends string>(
  paths: readonly ModelPath<State, Step>[],
  { acts }: Pick<Walk<State, Step>, "acts">,
): readonly (readonly Act[])[] {
  const textOf = (path: ModelPath<State, Step>) => path.map(({ step }) => `${step}\n`).join("");
  const done = paths.map((path) => {
    const until = path.findIndex(({ step }) => acts[step] === undefined);
    return until === -1 ? path : path.slice(0, until);
  });
  const byText = new Map(done.map((path) => [textOf(path), path]));
  const texts = [...byText.keys()].sort();
  return texts
    .filter((text, index) => text !== "" && !texts[index + 1]?.startsWith(text))
    .map((text) => byText.get(text)?.flatMap(({ step, after }) => acts[step]?.(after) ?? []) ?? []);
}

/** A step that was done: how it ended, and a picture of the page as it left it. */
export interface Done {
  act: Act;
  /** What went wrong; null where what must be seen was. */
  failure: string | null;
  picture: Buffer;
}

/** Walks a path in the product, step by step, until its end or the first step after which the product does not show what it must. */
export async function walkPath(
  walker: Walker,
  { open }: Pick<Walk<object, string>, "open">,
  acts: readonly Act[],
  onStep: (done: Done) => void = () => {},
): Promise<readonly Done[]> {
  await open(walker);
  const steps: Done[] = [];
  for (const act of acts) {
    const failure = await act
      .perform(walker)
      .then(() => act.check(walker))
      .then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    const done = { act, failure, picture: await walker.page.screenshot() };
    steps.push(done);
    onStep(done);
    if (failure !== null) break;
  }
  return steps;
}
