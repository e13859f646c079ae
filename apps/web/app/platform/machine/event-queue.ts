/** Between what is on the page at once and a machine that comes later: keeps what happens meanwhile. */
export interface EventQueue<Event> {
  send: (event: Event) => void;
  /** Connects the machine; the answer disconnects it. */
  connect: (send: (event: Event) => void) => () => void;
  /** Forgets what waits. */
  clear: () => void;
}

/** A queue without a machine. */
export function createEventQueue<Event>(): EventQueue<Event> {
  const waiting: Event[] = [];
  let machine: ((event: Event) => void) | null = null;
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
    clear: () => {
      waiting.length = 0;
    },
  };
}
