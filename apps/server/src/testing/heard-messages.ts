/** What a person was to hear of one conversation and what they heard, in the numbers of its messages. */
export interface Hearing {
  /** Every number once, in order: what there is. */
  sent: readonly number[];
  heard: readonly number[];
}

/** How a delivery went; all three are 0 where everything came once and in order. */
export interface DeliveryFaults {
  /** Never heard. */
  lost: number;
  /** Heard again. */
  doubled: number;
  /** Heard after a later one. */
  disordered: number;
}

/** Compares what was heard with what was sent, over any number of people and conversations. */
export function deliveryFaults(hearings: readonly Hearing[]): DeliveryFaults {
  const faults: DeliveryFaults = { lost: 0, doubled: 0, disordered: 0 };
  for (const { sent, heard } of hearings) {
    const known = new Set<number>();
    let latest = Number.NEGATIVE_INFINITY;
    for (const seq of heard) {
      if (known.has(seq)) faults.doubled += 1;
      else if (seq < latest) faults.disordered += 1;
      known.add(seq);
      latest = Math.max(latest, seq);
    }
    faults.lost += sent.filter((seq) => !known.has(seq)).length;
  }
  return faults;
}
