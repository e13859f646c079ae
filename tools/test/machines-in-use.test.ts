import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  allMachines,
  lifeCycles,
  machinesInUse,
  machinesRunBy,
  offeredLifeCycles,
} from "./machines-in-use.ts";

const root = join(import.meta.dirname, "../..");
const inUse = machinesInUse(root);

/** Machines that are proved before their domain is built, and what they wait for; ids in parentheses, since nothing here proves them. */
const AHEAD_OF_THEIR_DOMAIN: Record<string, string> = {
  "money/payment-status": "the page of payments, which no route or screen has yet (PROP-11, PROP-20)",
};

describe("a proved chart that no one runs proves nothing", () => {
  test.each(allMachines(root).filter((machine) => !(machine in AHEAD_OF_THEIR_DOMAIN)))(
    "%s is run by web or server",
    (machine) => {
      expect([...inUse]).toContain(machine);
    },
  );

  test.each(Object.entries(AHEAD_OF_THEIR_DOMAIN))("%s exists and still waits for %s", (machine, reason) => {
    expect(allMachines(root)).toContain(machine);
    expect(reason, "names what it waits for").toMatch(/\([A-Z]+-\d\d/);
    expect([...inUse]).not.toContain(machine);
  });

  test("there are machines", () => {
    expect(allMachines(root).length).toBeGreaterThanOrEqual(12);
  });
});

test("the list of life cycles, which the import rules read, names each that there is, and no flow", () => {
  expect(lifeCycles(root)).toEqual(offeredLifeCycles(root));
});

describe("running a machine", () => {
  test("is creating it, or asking a life cycle", () => {
    expect(
      machinesRunBy('import { createLoginMachine, loginView } from "@jobami/machines/auth/login";'),
    ).toEqual(["auth/login"]);
    expect(machinesRunBy('import {\n  decideMission,\n} from "@jobami/machines/missions/mission";')).toEqual([
      "missions/mission",
    ]);
  });

  test("is not naming its types, its view or its constants", () => {
    expect(machinesRunBy('import type { createLoginMachine } from "@jobami/machines/auth/login";')).toEqual(
      [],
    );
    expect(
      machinesRunBy(
        'import { type LoginMachine, loginView, loginCooldownMs } from "@jobami/machines/auth/login";',
      ),
    ).toEqual([]);
  });
});
