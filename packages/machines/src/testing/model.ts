import { fromTransition, type TransitionSnapshot } from "xstate";
import { getAdjacencyMap, getShortestPaths, getSimplePaths } from "xstate/graph";

/** Something that a user, the server, the clock or another person can do. */
export interface ModelStep<State> {
  /** When it can happen; always when left out. */
  when?: (state: State) => boolean;
  /** What it changes in the abstract state. */
  leads: (state: State) => Partial<State>;
}

/** A small abstract machine: plain state and named steps, without the real machine's timers and actors. */
export interface Model<State extends object, Step extends string> {
  initial: State;
  steps: Record<Step, ModelStep<State>>;
}

/** One way through a model: each step with the state it leads to. */
export type ModelPath<State, Step extends string> = readonly { step: Step; before: State; after: State }[];

/** Types a model's state first and takes its step names from its keys. */
export function defineModel<State extends object>() {
  return <Step extends string>(model: Model<State, Step>): Model<State, Step> => model;
}

/** The steps that can happen in a state, in the model's order. */
export function stepsFrom<State extends object, Step extends string>(
  model: Model<State, Step>,
  state: State,
): Step[] {
  return (Object.keys(model.steps) as Step[]).filter((name) => model.steps[name].when?.(state) ?? true);
}

/** The state that a step leads to. */
export function afterStep<State extends object, Step extends string>(
  model: Model<State, Step>,
  state: State,
  step: Step,
): State {
  return { ...state, ...model.steps[step].leads(state) };
}

/** Simple paths (no state twice) are added when there are no more than this. */
const simplePathLimit = 500;

/** A path to each step from each state by the shortest way, and all simple paths when they are few. */
export function generatePaths<State extends object, Step extends string>(
  model: Model<State, Step>,
): { paths: ModelPath<State, Step>[]; states: number; steps: number } {
  type Happening = { type: Step };
  const logic = fromTransition(
    (state: State, event: Happening) => afterStep(model, state, event.type),
    model.initial,
  );
  const options = {
    events: (snapshot: TransitionSnapshot<State>) =>
      stepsFrom(model, snapshot.context).map((type) => ({ type })),
    serializeState: (snapshot: TransitionSnapshot<State>) => JSON.stringify(snapshot.context),
    serializeEvent: (event: Happening) => event.type,
    limit: 50_000,
  };
  const ways = new Map(
    getShortestPaths(logic, options).map((way) => [options.serializeState(way.state), namesOf(way.steps)]),
  );
  const adjacency = getAdjacencyMap(
    logic,
    options as Parameters<typeof getAdjacencyMap<TransitionSnapshot<State>, Happening, unknown>>[1],
  );
  const edges = Object.values(adjacency).flatMap(({ state }) =>
    stepsFrom(model, state.context).map((step) => [...(ways.get(options.serializeState(state)) ?? []), step]),
  );
  const simple = hasFewSimplePaths(model)
    ? getSimplePaths(logic, options).map((way) => namesOf(way.steps))
    : [];
  return {
    paths: withoutPrefixes([...edges, ...simple]).map((names) => replay(model, names)),
    states: ways.size,
    steps: edges.length,
  };

  function namesOf(steps: readonly { event: { type: string } }[]): Step[] {
    return steps.map(({ event }) => event.type).filter((type): type is Step => type in model.steps);
  }
}

function replay<State extends object, Step extends string>(
  model: Model<State, Step>,
  names: readonly Step[],
): ModelPath<State, Step> {
  let state = model.initial;
  return names.map((step) => {
    const before = state;
    state = afterStep(model, before, step);
    return { step, before, after: state };
  });
}

function withoutPrefixes<Step extends string>(paths: readonly Step[][]): Step[][] {
  const taken = paths.filter((path) => path.length > 0);
  const byText = new Map(taken.map((path) => [`${path.join("\n")}\n`, path]));
  const texts = [...byText.keys()].sort();
  return texts
    .filter((text, index) => !texts[index + 1]?.startsWith(text))
    .map((text) => byText.get(text) ?? []);
}

function hasFewSimplePaths<State extends object, Step extends string>(model: Model<State, Step>): boolean {
  let found = 0;
  const visited = new Set<string>();
  const visit = (state: State): void => {
    const key = JSON.stringify(state);
    if (found > simplePathLimit || visited.has(key)) return;
    found += 1;
    visited.add(key);
    for (const step of stepsFrom(model, state)) visit(afterStep(model, state, step));
    visited.delete(key);
  };
  visit(model.initial);
  return found <= simplePathLimit;
}
