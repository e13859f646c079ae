import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type ExecutableActionObject,
  type StateMachine,
  type StateValue,
  transition,
} from "xstate";

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type Decision<State, FollowUp, Refusal> =
  | { allowed: true; next: State; follows: readonly FollowUp[] }
  | { allowed: false; reason: Refusal };

/** What the chart gives along with an action of this name. */
type ParamsOf<Machine, Name extends string> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _StateSchema,
    infer _TransitionMeta
  >
    ? Extract<Action, { type: Name }>["params"]
    : never;

type RefusalOf<Machine> = ParamsOf<Machine, "refuse"> extends { reason: infer Refusal } ? Refusal : never;

type BareState = string | (Exclude<StateValue, string> & { status?: never });

/** A stored thing as its life cycle knows it: where it stands, alone or beside the context of the chart. */
type Standing<Machine extends AnyStateMachine> = BareState | ({ status: StateValue } & ContextFrom<Machine>);

const isWithContext = (state: StateValue | { status: StateValue }): state is { status: StateValue } =>
  typeof state === "object" && "status" in state;

/**
 * Asks a life cycle whether an event may happen to a stored thing; pure, performs nothing. `next` has the shape of what was given; a
 * chart names what must follow by its action `follow`, and why it refuses by its action `refuse`.
 */
export function decide<
  Machine extends AnyStateMachine,
  const State extends Standing<Machine>,
  Next extends State = State,
>(
  machine: Machine,
  state: State,
  event: EventFromLogic<Machine>,
): Decision<Next, ParamsOf<Machine, "follow">, RefusalOf<Machine>>;
export function decide(
  machine: AnyStateMachine,
  state: StateValue | { status: StateValue },
  event: AnyEventObject,
): Decision<unknown, unknown, unknown> {
  const hasContext = isWithContext(state);
  const { status: value, ...context } = hasContext ? state : { status: state };
  const [next, actions]: [AnyMachineSnapshot, ExecutableActionObject[]] = transition(
    machine,
    machine.resolveState({ value, context }),
    event,
  );
  const refusal = actions.find(({ type }) => type === "refuse");
  // `RefusalOf` holds every chart to a reason.
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as { reason: unknown }).reason };
  return {
    allowed: true,
    next: hasContext ? { status: next.value, ...next.context } : next.value,
    follows: actions.filter(({ type }) => type === "follow").map(({ params }) => params),
  };
}

/** The acts that are allowed now, in the order in which `events` has them: which buttons to show. */
export function allowedActs<Act extends string, Event>(
  events: Readonly<Record<Act, Event>>,
  ask: (event: Event, act: Act) => { allowed: boolean },
): Act[] {
  return (Object.keys(events) as Act[]).filter((act) => ask(events[act], act).allowed);
}
