import { type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

/** What stood in a plain text field. */
export interface TakenOver {
  text: string;
  /** First and last letter that were marked, where the field had the focus; null where it had not. */
  selection: readonly [number, number] | null;
}

interface TakeOverProps {
  taken: TakenOver;
  input: RefObject<HTMLInputElement | null>;
  /** Whether what was typed is to be looked up at once. */
  isOpening: boolean;
}

/** Takes the focus before the plain field goes, so that a phone's keyboard stays, and opens the list over what was typed. */
export function TakeOver({ taken, input, isOpening }: TakeOverProps): null {
  const state = useContext(ComboBoxStateContext);
  const take = useEffectEvent(() => {
    if (taken.selection === null) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...taken.selection);
  });
  useLayoutEffect(take, []);
  const isFocused = state?.isFocused === true;
  const open = useEffectEvent(() => {
    if (isOpening && taken.selection !== null) state?.open(null, "input");
  });
  useEffect(() => {
    if (isFocused) open();
  }, [isFocused]);
  return null;
}
