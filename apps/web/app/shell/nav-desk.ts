import type { NavBarEvent } from "@jobami/machines/flows/nav-bar";

/** Between the bar, which is there at once, and its machine, which comes after the first paint: keeps what is pressed meanwhile. */
export interface NavDesk {
  send: (event: NavBarEvent) => void;
  /** Tells where the machine is; the answer says that it is gone. */
  connect: (send: (event: NavBarEvent) => void) => () => void;
}

/** A desk without a machine. */
export function createNavDesk(): NavDesk {
  const waiting: NavBarEvent[] = [];
  let machine: ((event: NavBarEvent) => void) | null = null;
  return {
    send: (event) => {
      if (machine === null) waiting.push(event);
      else machine(event);
    },
    connect: (send) => {
      machine = send;
      for (const event of waiting.splice(0)) send(event);
      return () => {
        machine = null;
      };
    },
  };
}
