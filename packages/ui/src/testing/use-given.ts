import { useState } from "react";

/** State of a story that begins as what is given, goes its own way, and takes up what is given anew: by a control of its page. */
export function useGiven<Value>(given: Value): [Value, (next: Value | ((now: Value) => Value)) => void] {
  const [last, setLast] = useState(given);
  const [own, setOwn] = useState(given);
  if (Object.is(last, given)) return [own, setOwn];
  setLast(given);
  setOwn(given);
  return [given, setOwn];
}
