import { v7 } from "uuid";

/** A new identifier that sorts by its time of creation. */
export function newId(): string {
  return v7();
}
