import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import { loadMachine } from "../diagrams/machines.ts";
import { callsWithoutFailure, eventsNeverSent, eventsOf, runnersOf } from "./machine-wiring.ts";
import { machinesInUse } from "./machines-in-use.ts";
import { productSources } from "./product-sources.ts";

const root = join(import.meta.dirname, "../..");
const product = productSources(root);

describe.each([...machinesInUse(root)].sort())("%s", (folder) => {
  test("is played where a browser or the server comes to", () => {
    expect(runnersOf(product, folder)).not.toEqual([]);
  });

  test("listens to nothing that no one sends", async () => {
    expect(eventsNeverSent(root, product, folder, await loadMachine(folder))).toEqual([]);
  });

  test("answers the failure of each of its calls", async () => {
    expect(callsWithoutFailure(await loadMachine(folder))).toEqual([]);
  });
});

describe("a machine whose wiring is faulty", () => {
  const lamp = setup({
    types: { events: {} as { type: "lamp.pressed" } | { type: "lamp.broke" } },
    actors: { burn: fromPromise(async () => {}) },
  }).createMachine({
    id: "lamp",
    initial: "off",
    states: {
      off: { on: { "lamp.pressed": "on" } },
      on: { invoke: { src: "burn" }, on: { "lamp.broke": "off" } },
    },
  });
  const made = 'import { createLampMachine } from "@jobami/machines/home/lamp";';
  const screen = "apps/web/app/features/lamp/LampScreen.tsx";
  const route = { "apps/web/app/routes/lamp.tsx": 'import { Lamp } from "../features/lamp/LampScreen.tsx";' };
  const unsent = (files: Record<string, string>) =>
    eventsNeverSent(root, productSources(root, files), "home/lamp", lamp);

  test("is distinguished by its events and its calls", () => {
    expect(eventsOf(lamp)).toEqual(["lamp.broke", "lamp.pressed"]);
    expect(callsWithoutFailure(lamp)).toEqual(["burn in lamp.on"]);
  });

  test("is reported with the event that its screen does not send", () => {
    const text = `${made} useFlow(createLampMachine()); send({ type: "lamp.pressed" });`;
    expect(unsent({ ...route, [screen]: text })).toEqual(["lamp.broke"]);
  });

  test("is not reached by what another machine's screen sends under the same name", () => {
    const other = { "apps/web/app/features/fuse/Fuse.tsx": 'send({ type: "lamp.broke" });' };
    const text = `${made} useFlow(createLampMachine()); send({ type: "lamp.pressed" });`;
    expect(unsent({ ...route, ...other, [screen]: text })).toEqual(["lamp.broke"]);
  });

  test("may be spoken to by its hook's screens and by the actors that it is given", () => {
    expect(
      unsent({
        "apps/web/app/routes/lamp.tsx":
          'import { useLamp } from "../features/lamp/use-lamp.ts"; send({ type: "lamp.pressed" });',
        "apps/web/app/features/lamp/use-lamp.ts": 'import { lamp } from "./lamp.actors.ts"; useFlow(lamp());',
        "apps/web/app/features/lamp/lamp.actors.ts": `${made} sendBack({ type: "lamp.broke" });`,
      }),
    ).toEqual([]);
  });

  test("is not reached by what stands behind the same door as its screen", () => {
    const text = `${made} export const Lamp = useFlow(createLampMachine()); send({ type: "lamp.pressed" });`;
    expect(
      unsent({
        "apps/web/app/routes/lamp.tsx": 'import { Lamp } from "../features/lamp/index.ts";',
        "apps/web/app/features/lamp/index.ts":
          'export { Lamp } from "./LampScreen.tsx"; export { Fuse } from "./Fuse.tsx";',
        "apps/web/app/features/lamp/Fuse.tsx": 'export const Fuse = () => send({ type: "lamp.broke" });',
        [screen]: text,
      }),
    ).toEqual(["lamp.broke"]);
  });

  test("may be asked by a service of another domain, through the public API of its own", () => {
    const asked = 'import { decideLamp } from "@jobami/machines/home/lamp";';
    const files = (other: string) => ({
      "apps/server/src/main.ts":
        'import { lamps } from "./domains/lamps/lamps.domain.ts"; import { houses } from "./domains/houses/houses.service.ts";',
      "apps/server/src/domains/lamps/lamps.domain.ts": 'export { lamps } from "./lamps.service.ts";',
      "apps/server/src/domains/lamps/lamps.service.ts":
        'import { life } from "./life.service.ts"; life({ type: "lamp.pressed" });',
      "apps/server/src/domains/lamps/life.service.ts": asked,
      "apps/server/src/domains/houses/houses.service.ts": `${other} lamps.step({ type: "lamp.broke" });`,
    });
    expect(unsent(files('import { lamps } from "../lamps/lamps.domain.ts";'))).toEqual([]);
    expect(unsent(files(""))).toEqual(["lamp.broke"]);
  });

  test("is nowhere played when no page leads to it", () => {
    expect(runnersOf(productSources(root, { [screen]: made }), "home/lamp")).toEqual([]);
  });
});
