import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { proveMachine, type Stage } from "../../testing/index.ts";
import { createPagedListMachine, type PagedListMachine } from "./paged-list.machine.ts";
import { type PagedListStory, type Place, pagedListModel } from "./paged-list.model.ts";
import type { PageAddress, ReadPage } from "./paged-list.types.ts";
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
    nextCursor: place === "jardin 1" ? "jardin~b" : null,
  };
}

const anotherThan = (place: Place): Place => (place === "ménage 1" ? "jardin 2" : "ménage 1");

function createWorld(stage: Stage) {
  const machine = createPagedListMachine<string>();
  const world = {
    stage,
    actor: null as Actor<PagedListMachine<string>> | null,
    /** How often the world must have been asked to read anew. */
    again: 0,
    open: (place: Place, known: ReadPage<string> | null) => {
      world.actor = stage.play(machine, { input: { ...addressOf(place), known } });
    },
    go: (place: Place) => world.actor?.send({ type: "page.asked", ...addressOf(place) }),
    answer: (place: Place) =>
      world.actor?.send({ type: "page.read", of: addressOf(place), page: pageOf(place) }),
    fail: (place: Place, isUnreachable: boolean) =>
      world.actor?.send({ type: "reading.failed", of: addressOf(place), isUnreachable }),
  };
  return world;
}

const statuses = { reading: "loading", shown: "ready", failed: "failed", cutOff: "failed" } as const;

function expectedView({ at, shown }: PagedListStory & { at: keyof typeof statuses }) {
  const page = shown === null ? null : pageOf(shown);
  return {
    status: statuses[at],
    isCutOff: at === "cutOff",
    items: page?.items ?? [],
    totalPages: page?.totalPages ?? null,
    totalCount: page?.totalCount ?? null,
    isCapped: page?.isCapped ?? false,
  };
}

proveMachine({
  machine: createPagedListMachine<string>(),
  model: pagedListModel,
  world: createWorld,
  perform: {
    "opens on the first page": ({ open }) => open("jardin 1", null),
    "opens on a deep link": ({ open }) => open("jardin 2", null),
    "comes back to what is known": ({ open }) => open("jardin 1", pageOf("jardin 1")),
    "comes back to the known end": ({ open }) => open("jardin 2", pageOf("jardin 2")),
    "goes to the first page": ({ go }) => go("jardin 1"),
    "goes to the second page": ({ go }) => go("jardin 2"),
    "chooses another filter": ({ go }) => go("ménage 1"),
    "asks for where it is": ({ go }, { asked }) => go(asked),
    "the server answers": ({ answer }, { asked }) => answer(asked),
    "the server answers what is asked no more": ({ answer }, { asked }) => answer(anotherThan(asked)),
    "the server fails": ({ fail }, { asked }) => fail(asked, false),
    "the server fails at what is asked no more": ({ fail }, { asked }) => fail(anotherThan(asked), true),
    "the network is away": ({ fail }, { asked }) => fail(asked, true),
    "the network comes back": (world, { at }) => {
      world.actor?.send({ type: "browser.cameOnline" });
      if (at === "cutOff") world.again += 1;
    },
    "the person tries again": (world) => {
      world.actor?.send({ type: "retry.asked" });
      world.again += 1;
    },
    "the person refreshes": (world) => {
      world.actor?.send({ type: "refresh.asked" });
      world.again += 1;
    },
  },
  agree: ({ actor }, story) => {
    if (actor === null || story.at === "closed") return;
    const snapshot = actor.getSnapshot();
    expect(snapshot.value).toBe(story.at);
    expect(snapshot.context.asked).toMatchObject(addressOf(story.asked));
    expect(pagedListView(snapshot)).toEqual(expectedView({ ...story, at: story.at }));
  },
  invariants: {
    "a page is asked by the key of the page before it, or by its number": ({ actor }, { asked }) =>
      [null, asked === "jardin 2" ? "jardin~b" : null].includes(
        actor?.getSnapshot().context.asked.cursor ?? null,
      ),
    "keys are those of the filter that is asked": ({ actor }, { at, isKeyed }) =>
      at === "closed" || (actor?.getSnapshot().context.cursors[2] ?? null) === (isKeyed ? "jardin~b" : null),
    "what is read anew is what is asked": ({ stage, again }) =>
      stage.emitted.length === again && stage.emitted.every(({ type }) => type === "readAgain"),
  },
});
