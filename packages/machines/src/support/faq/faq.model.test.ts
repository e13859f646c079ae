import { expect } from "../../testing/expect.ts";
import { proveMachine, type Simulation } from "../../testing/index.ts";
import { folded, questions } from "./faq.fixture.ts";
import { createFaqMachine } from "./faq.machine.ts";
import { faqModel, type HelpSection } from "./faq.model.ts";
import { type FaqView, faqView } from "./faq.view.ts";

function createHarness(simulation: Simulation) {
  const open = (width: number) =>
    simulation.start(createFaqMachine({ folded }), { input: { items: questions(8), width } });
  const harness = {
    simulation,
    actor: null as ReturnType<typeof open> | null,
    /** What was asked of the page since the last step that begins afresh. */
    scrolled: "nowhere",
    open: (width: number) => {
      harness.actor = open(width);
      harness.actor.on("scroll.requested", ({ to }) => {
        harness.scrolled = to;
      });
    },
    afresh: () => {
      harness.scrolled = "nowhere";
      return harness.actor;
    },
  };
  return harness;
}

const firstOf = (view: FaqView) => view.questions[0]?.id ?? "";
const counts = { none: 8, search: 7, category: 2 };

function names({ filter, page, showsAll }: HelpSection): string[] {
  const all = Array.from({ length: counts[filter] }, (_, index) => `q${index + 1}`);
  return showsAll ? all : all.slice(page * 6, page * 6 + 6);
}

proveMachine({
  machine: createFaqMachine({ folded }),
  model: faqModel,
  harness: createHarness,
  perform: {
    "opens it on a wide screen": ({ open }) => open(769),
    "opens it at 768 px": ({ open }) => open(768),
    "opens it at 767 px": ({ open }) => open(767),
    "chooses a category": ({ afresh }) => afresh()?.send({ type: "category.chosen", category: "account" }),
    "chooses all categories": ({ afresh }) => afresh()?.send({ type: "category.chosen", category: "all" }),
    searches: ({ afresh }) => afresh()?.send({ type: "search.changed", text: "jobi" }),
    "clears the search": ({ afresh }) => afresh()?.send({ type: "search.changed", text: "" }),
    "turns to the next page": ({ afresh }) => afresh()?.send({ type: "page.nextAsked" }),
    "turns to the page before": ({ afresh }) => afresh()?.send({ type: "page.previousAsked" }),
    "asks for a page that is not there": ({ actor }) => {
      if (actor === null) return;
      const { hasNext, hasPrevious } = faqView(actor.getSnapshot());
      if (!hasNext) actor.send({ type: "page.nextAsked" });
      if (!hasPrevious) actor.send({ type: "page.previousAsked" });
    },
    "300 ms pass": ({ simulation }) => simulation.clock.advance(300),
    "shows all or less": ({ afresh }) => afresh()?.send({ type: "all.toggled" }),
    "opens or closes the first question": ({ actor }) =>
      actor?.send({ type: "question.toggled", id: firstOf(faqView(actor.getSnapshot())) }),
    "follows a link to the last question": ({ actor }) => actor?.send({ type: "question.linked", id: "q7" }),
    "follows a link to nothing": ({ actor }) => actor?.send({ type: "question.linked", id: "inconnue" }),
    "turns the screen": ({ actor }) => actor?.send({ type: "window.resized", width: 400 }),
  },
  agree: ({ actor, scrolled }, state) => {
    if (actor === null) return;
    const view = faqView(actor.getSnapshot());
    const shown = names(state);
    const isPaired = view.questions.filter(({ isOpen }) => isOpen).length > 1;
    expect({
      shown: view.questions.map(({ id }) => id),
      opened: view.questions.filter(({ isOpen }) => isOpen).map(({ id }) => id),
      count: view.count,
      isFading: view.isFading,
      hasNext: view.hasNext,
      hasPrevious: view.hasPrevious,
      canShowAll: view.canShowAll,
      scrolled,
    }).toEqual({
      shown,
      opened: state.isOpen ? shown.slice(0, isPaired ? 2 : 1) : [],
      count: counts[state.filter],
      isFading: state.isFading,
      hasNext: !state.showsAll && state.page === 0 && state.filter !== "category",
      hasPrevious: !state.showsAll && state.page === 1,
      canShowAll: state.filter !== "category",
      scrolled: state.scrolled,
    });
  },
  invariants: {
    "six questions at most are on a page": ({ actor }) => {
      if (actor === null) return true;
      const view = faqView(actor.getSnapshot());
      return view.showsAll || view.questions.length <= 6;
    },
    "what is open is shown": ({ actor }) => {
      if (actor === null) return true;
      const ids = faqView(actor.getSnapshot()).questions.map(({ id }) => id);
      return actor.getSnapshot().context.opened.every((id) => ids.includes(id));
    },
    "nothing is paired on a narrow screen": ({ actor }, { screen }) =>
      actor === null || screen !== "narrow" || actor.getSnapshot().context.opened.length <= 1,
  },
});
