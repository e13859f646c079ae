import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { proveMachine, type Simulation } from "../../testing/index.ts";
import { createPagedListMachine, type PagedListMachine } from "./paged-list.machine.ts";
import { type PagedListStory, type Place, pagedListModel } from "./paged-list.model.ts";
import type { PageAddress, PageEnd, ReadPage } from "./paged-list.types.ts";
import { pagedListView } from "./paged-list.view.ts";

function addressOf(place: Place): PageAddress {
  const [filter = "", page = ""] = place.split(" ");
  return { filter, page: Number(page) };
}

function pageOf(place: Place): ReadPage<string> {
  const isJardin = place.startsWith("jardin");
  return {
    items: [`${place} a`, `${place} b`],
    totalPages: isJardin ? 2 : 1,
    totalCount: isJardin ? 4 : 2,
    isCapped: isJardin,
    countIsEstimated: isJardin,
    previousCursor: place === "jardin 2" ? "jardin~a" : null,
    nextCursor: place === "jardin 1" ? "jardin~b" : null,
  };
}

const endOf = (place: Place) => ({ nextCursor: pageOf(place).nextCursor });
const anotherThan = (place: Place): Place => (place === "ménage 1" ? "jardin 2" : "ménage 1");

function createHarness(simulation: Simulation) {
  const machine = createPagedListMachine();
  const harness = {
    simulation,
    actor: null as Actor<PagedListMachine> | null,
    /** How often the product must have been asked to read anew. */
    again: 0,
    open: (place: Place, known: PageEnd | null) => {
      harness.actor = simulation.start(machine, { input: { ...addressOf(place), known } });
    },
    go: (place: Place) => harness.actor?.send({ type: "page.requested", ...addressOf(place) }),
    answer: (place: Place) =>
      harness.actor?.send({ type: "page.read", of: addressOf(place), end: endOf(place) }),
    fail: (place: Place, isUnreachable: boolean) =>
      harness.actor?.send({ type: "reading.failed", of: addressOf(place), isUnreachable }),
  };
  return harness;
}

const statuses = { reading: "loading", shown: "ready", failed: "failed", cutOff: "failed" } as const;

function expectedView({ at, shown }: PagedListStory & { at: keyof typeof statuses }) {
  const page = shown === null ? null : pageOf(shown);
  return {
    status: statuses[at],
    isCutOff: at === "cutOff",
    ...(page ?? { items: [], totalPages: null, totalCount: null, isCapped: false }),
  };
}

proveMachine({
  machine: createPagedListMachine(),
  model: pagedListModel,
  harness: createHarness,
  perform: {
    "opens on the first page": ({ open }) => open("jardin 1", null),
    "opens on a deep link": ({ open }) => open("jardin 2", null),
    "comes back to what is known": ({ open }) => open("jardin 1", endOf("jardin 1")),
    "comes back to the known end": ({ open }) => open("jardin 2", endOf("jardin 2")),
    "goes to the first page": ({ go }) => go("jardin 1"),
    "goes to the second page": ({ go }) => go("jardin 2"),
    "chooses another filter": ({ go }) => go("ménage 1"),
    "asks for where it is": ({ go }, { asked }) => go(asked),
    "the server answers": ({ answer }, { asked }) => answer(asked),
    "the server answers what is asked no more": ({ answer }, { asked }) => answer(anotherThan(asked)),
    "the server fails": ({ fail }, { asked }) => fail(asked, false),
    "the server fails at what is asked no more": ({ fail }, { asked }) => fail(anotherThan(asked), true),
    "the network is away": ({ fail }, { asked }) => fail(asked, true),
    "the network comes back": (harness, { at }) => {
      harness.actor?.send({ type: "browser.cameOnline" });
      if (at === "cutOff") harness.again += 1;
    },
    "the person tries again": (harness) => {
      harness.actor?.send({ type: "retry.requested" });
      harness.again += 1;
    },
  },
  agree: ({ actor }, story) => {
    if (actor === null || story.at === "closed") return;
    const snapshot = actor.getSnapshot();
    expect(snapshot.value).toBe(story.at);
    expect(snapshot.context.asked).toMatchObject(addressOf(story.asked));
    const { shown } = snapshot.context;
    if (story.shown === null) expect(shown).toBe(null);
    else expect(shown).toMatchObject(addressOf(story.shown));
    const page = shown === null ? null : pageOf(`${shown.filter} ${shown.page}` as Place);
    expect(pagedListView(snapshot, page)).toEqual(expectedView({ ...story, at: story.at }));
  },
  invariants: {
    "a page is asked by the key of the page before it, or by its number": ({ actor }, { asked }) =>
      [null, asked === "jardin 2" ? "jardin~b" : null].includes(
        actor?.getSnapshot().context.asked.cursor ?? null,
      ),
    "keys are those of the filter that is asked": ({ actor }, { at, isKeyed }) =>
      at === "closed" || (actor?.getSnapshot().context.cursors[2] ?? null) === (isKeyed ? "jardin~b" : null),
    "what is read anew is what is asked": ({ simulation, again }) =>
      simulation.emitted.length === again &&
      simulation.emitted.every(({ type }) => type === "reading.requested"),
  },
});
