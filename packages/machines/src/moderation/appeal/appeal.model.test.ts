import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { appealLifecycle } from "./appeal.machine.ts";
import { appealModel } from "./appeal.model.ts";
import type { AppealEvent, AppealRefusal, AppealState } from "./appeal.types.ts";
import { decideAppeal } from "./index.ts";

interface Harness {
  simulation: Simulation;
  state: AppealState;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide({ simulation, state }: Harness, event: AppealEvent) {
  const { status, ...context } = state;
  const snapshot = appealLifecycle.resolveState({ value: status, context });
  const asked = simulation.ask(appealLifecycle, { snapshot, input: {} }, event);
  const decision = decideAppeal(state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

/** The step goes through, and exactly those are notified. */
const allow =
  (event: AppealEvent, ...notified: string[]) =>
  (harness: Harness) => {
    const decision = decide(harness, event);
    if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
    expect(decision.follows).toEqual(notified.map((id) => ({ type: "assignee.notified", id })));
    harness.state = decision.next;
  };
const refuse =
  (reason: AppealRefusal, ...events: AppealEvent[]) =>
  (harness: Harness) => {
    for (const event of events) expect(decide(harness, event)).toEqual({ allowed: false, reason });
  };

const takes = (by: string, instead: string | null = null) => ({ type: "appeal.taken", by, instead }) as const;
const handsBack = (by: string) => ({ type: "appeal.handedBack", by }) as const;
const decides = (by: string | null) => ({ type: "appeal.decided", by }) as const;
const lifted = { type: "sanction.lifted" } as const;

proveMachine({
  machine: appealLifecycle,
  model: appealModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { status: "open", assigneeId: null, concerned: ["ines", "karim"], deciders: ["maud", "rose"] },
  }),
  perform: {
    "Nina takes it": allow(takes("nina")),
    "Omar takes what he saw with no one": refuse("APPEAL_TAKEN", takes("omar"), takes("omar", "omar")),
    "Omar takes it over from Nina": allow(takes("omar", "nina"), "nina"),
    "Nina takes it over from Omar": allow(takes("nina", "omar"), "omar"),
    "who has it hands it back": (harness, { assignee }) => allow(handsBack(assignee ?? ""))(harness),
    "Nina hands back what no one has": allow(handsBack("nina")),
    "Nina hands back what Omar has": refuse("APPEAL_TAKEN", handsBack("nina")),
    "who decided first takes it": (harness, { assignee }) =>
      refuse("SAME_JUDGE", takes("maud"), takes("maud", assignee))(harness),
    "whom it concerns takes it": (harness, { assignee }) =>
      refuse("FORBIDDEN", takes("karim"), takes("karim", assignee))(harness),
    "Nina decides": allow(decides("nina")),
    "Nina decides of what Omar has": refuse("APPEAL_TAKEN", decides("nina")),
    "who decided first decides": refuse("SAME_JUDGE", decides("maud")),
    "whom it concerns decides": refuse("FORBIDDEN", decides("karim")),
    "the operator decides": allow(decides(null)),
    "the sanction is lifted": allow(lifted),
    "anything comes too late": refuse(
      "APPEAL_DECIDED",
      takes("nina"),
      handsBack("nina"),
      decides("nina"),
      decides(null),
      lifted,
    ),
  },
  agree: ({ state }, story) => expect({ status: state.status, assignee: state.assigneeId }).toEqual(story),
  invariants: {
    "it is never with whom it concerns or who decided": ({ state: { assigneeId, concerned, deciders } }) =>
      assigneeId === null || ![...concerned, ...deciders].includes(assigneeId),
  },
});
