import { describe, expect, it } from "vitest";
import { allowedHourActs } from "./index.ts";

describe("the hour of a mission", () => {
  it.each([
    ["open", null, ["hour.proposed"], ["hour.proposed"]],
    [
      "proposed",
      "client",
      ["hour.withdrawn", "hour.proposed"],
      ["hour.accepted", "hour.refused", "hour.proposed"],
    ],
    ["agreed", null, ["hour.proposed"], ["hour.proposed"]],
    [
      "moving",
      "jobbeur",
      ["hour.accepted", "hour.refused", "hour.proposed"],
      ["hour.withdrawn", "hour.proposed"],
    ],
  ] as const)("%s (by %s): the client %j, the jobbeur %j", (status, proposedBy, client, jobbeur) => {
    expect(allowedHourActs({ status, proposedBy }, "client")).toEqual(client);
    expect(allowedHourActs({ status, proposedBy }, "jobbeur")).toEqual(jobbeur);
  });
});
