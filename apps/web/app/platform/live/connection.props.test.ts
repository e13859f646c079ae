import { describe, expect, it, vi } from "vitest";
import { connectionProps } from "./connection.props.ts";

const on = { retry: vi.fn(), reload: vi.fn() };

describe("the line about the connection", () => {
  it("states nothing while all is well", () => {
    expect(connectionProps(null, on)).toEqual({ state: "online" });
  });

  it("asks to reload the page while the channel is blocked [SOCK-10]", () => {
    const { state, labels, onRetry } = connectionProps("blocked", on);
    expect([state, labels?.blocked?.title, labels?.blocked?.detail]).toEqual([
      "blocked",
      "Les mises à jour en direct sont bloquées pour un moment.",
      "Rechargez la page pour voir les nouveautés.",
    ]);
    expect([labels?.blocked?.action, onRetry]).toEqual(["Recharger la page", on.reload]);
  });

  it("offers another try once all reconnections are used up", () => {
    expect(connectionProps("down", on)).toEqual({ state: "blocked", onRetry: on.retry });
  });

  it.each(["offline", "reconnecting"] as const)(
    "offers nothing while waiting is all there is: %s",
    (trouble) => {
      expect(connectionProps(trouble, on)).toEqual({ state: trouble });
    },
  );
});
