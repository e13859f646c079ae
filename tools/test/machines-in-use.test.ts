import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allMachines, machinesInUse, machinesRunBy } from "./machines-in-use.ts";

const root = join(import.meta.dirname, "../..");
const inUse = machinesInUse(root);

describe("a proved chart that nobody runs proves nothing", () => {
  test.each(allMachines(root))("%s is run by web or server", (machine) => {
    expect([...inUse]).toContain(machine);
  });

  test("the house has machines", () => {
    expect(allMachines(root).length).toBeGreaterThanOrEqual(12);
  });
});

describe("running a machine", () => {
  test("is creating it, or asking a life cycle", () => {
    expect(
      machinesRunBy('import { createLoginMachine, loginView } from "@jobami/machines/flows/login";'),
    ).toEqual(["flows/login"]);
    expect(
      machinesRunBy('import {\n  decideMission,\n} from "@jobami/machines/lifecycles/mission";'),
    ).toEqual(["lifecycles/mission"]);
  });

  test("is not naming its types, its view or its constants", () => {
    expect(machinesRunBy('import type { createLoginMachine } from "@jobami/machines/flows/login";')).toEqual(
      [],
    );
    expect(
      machinesRunBy(
        'import { type LoginMachine, loginView, loginCooldownMs } from "@jobami/machines/flows/login";',
      ),
    ).toEqual([]);
  });
});
