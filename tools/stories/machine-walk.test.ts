import { createTwoFactorMachine } from "@jobami/machines/auth/two-factor";
import { stateLabel } from "@jobami/machines/diagram";
import { describe, expect, test } from "vitest";
import { readWiring } from "../../.storybook/machine-wiring.ts";
import { pathTo } from "../../.storybook/machines/viewer/lead.ts";
import { manualTest } from "../../.storybook/machines/viewer/manual-test.ts";
import { eventsIn, galleryOf, statesIn } from "../../.storybook/machines/viewer/parts.ts";
import { readPath, type Step, stepLabel, writePath } from "../../.storybook/machines/viewer/path.ts";
import type { Play } from "../../.storybook/machines/viewer/play.ts";
import { sessionAfter } from "../../.storybook/machines/viewer/session.ts";
import { doneIn, movedTo, startOf, withStep } from "../../.storybook/machines/viewer/walk.ts";

const play: Play = {
  machine: "auth/two-factor",
  create: createTwoFactorMachine,
  input: { maskedEmail: "l•••@exemple.fr", cameFrom: null },
  events: [{ type: "resend.requested" }],
  calls: { resendCode: { "code envoyé": { done: { cooldownSeconds: 30 } } } },
};

const steps: Step[] = [
  { kind: "wait", ms: 60_000 },
  { kind: "event", event: { type: "resend.requested" } },
  { kind: "answer", call: "resendCode", label: "code envoyé" },
  { kind: "event", event: { type: "form.submitted", code: "à œil" } },
];

const stateAfter = (path: readonly Step[]) => {
  const session = sessionAfter(play, path);
  const label = stateLabel(session.actor.getSnapshot().value);
  session.actor.stop();
  return label;
};

describe("the path of a machine", () => {
  test("is written into an address in letters that Storybook takes, and read from it", () => {
    const written = writePath(play, steps);
    expect(written).toMatch(/^w60000_e0_a0-0_x[\da-f]+$/);
    expect(readPath(play, written)).toEqual(steps);
    expect(steps.map(stepLabel)).toEqual([
      "1 min pass",
      "resend.requested",
      "resendCode: code envoyé",
      "form.submitted · à œil",
    ]);
  });

  test("ends at the first step that the page does not know", () => {
    for (const unknown of ["e7", "a3-0", "a0-9", "xzz", "x7b", "q1"])
      expect(readPath(play, `w60000_${unknown}_e0`)).toEqual([steps[0]]);
  });

  test("leads to the same state each time, step by step", () => {
    expect([0, 1, 2, 3].map((at) => stateAfter(steps.slice(0, at)))).toEqual([
      "waiting (code ready, resend coolingDown)",
      "waiting (code ready, resend available)",
      "waiting (code ready, resend mailing)",
      "waiting (code ready, resend coolingDown)",
    ]);
  });

  test("is gone back on and done again, until another step is taken there", () => {
    const walk = startOf(steps);
    const back = movedTo(walk, 1);
    expect(doneIn(back)).toEqual([steps[0]]);
    expect(doneIn(movedTo(back, 4))).toEqual(steps);
    expect(movedTo(back, 9).at).toBe(4);
    expect(movedTo(back, -1).at).toBe(0);
    const wait: Step = { kind: "wait", ms: 1 };
    expect(withStep(back, wait)).toEqual({ steps: [steps[0], wait], at: 2 });
  });

  test("is written as steps that a tester ticks, each with the state that it leads to", () => {
    expect(manualTest(play, steps.slice(0, 2), "the address")).toBe(
      [
        "# auth/two-factor",
        "",
        "Start: waiting (code ready, resend coolingDown)",
        "Shown at: the address",
        "",
        "1. [ ] 1 min pass",
        "   Then: waiting (code ready, resend available)",
        "2. [ ] resend.requested",
        "   Then: waiting (code ready, resend mailing)",
        "",
      ].join("\n"),
    );
  });

  test("is found to a state by the fewest steps, or not at all", () => {
    const [mailing] = statesIn(sessionAfter(play, []).machine).filter(({ name }) =>
      name.endsWith(".mailing"),
    );
    expect(pathTo(play, mailing?.id ?? "")).toEqual(steps.slice(0, 2));
    expect(pathTo({ ...play, events: [] }, mailing?.id ?? "")).toBeNull();
  });
});

describe("what is known of a machine’s parts", () => {
  const wiring = readWiring();
  const { machine } = sessionAfter(play, []);

  test("is which files of the product send each of its events", () => {
    const heard = eventsIn(machine).map(({ type }) => type);
    expect(heard).toContain("resend.requested");
    const unsent = heard.filter((type) => wiring["auth/two-factor"]?.senders[type] === undefined);
    // It raises that one itself.
    expect(unsent).toEqual(["code.mailed"]);
    expect(wiring["auth/two-factor"]?.senders["resend.requested"]?.join()).toMatch(/apps\/web\/app\//);
  });

  test("is which stories show it, and its code", () => {
    expect(wiring["auth/login"]?.screens.length).toBeGreaterThan(0);
    expect(wiring["auth/login"]?.sources.map(({ file }) => file)).toContain(
      "packages/machines/src/auth/login/login.machine.ts",
    );
  });

  test("is which pictures of its gallery show a state", () => {
    const gallery = {
      "waiting (code ready, resend mailing)": "a",
      "waiting (code sending, resend off)": "b",
    };
    expect(galleryOf(gallery, "waiting.resend.mailing").map(({ story }) => story)).toEqual(["a"]);
    expect(galleryOf(gallery, "closed")).toEqual([]);
  });
});
