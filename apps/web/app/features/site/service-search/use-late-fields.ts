import type { TakenOver } from "@jobami/ui/ComboBox";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldNames } from "./field-names.ts";
import { arrivedFields, loadFields } from "./load.ts";
import type { SuggestingFields } from "./SuggestingFields.tsx";

interface LateFields {
  Fields: typeof SuggestingFields;
  /** What stood in the plain fields; null where there were none. */
  taken: { what: TakenOver; where: TakenOver } | null;
}

function takenFrom(form: HTMLFormElement, name: string): TakenOver {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return { text: "", selection: null };
  const { value, selectionStart, selectionEnd } = input;
  const hasFocus = input === document.activeElement;
  return {
    text: value,
    selection: hasFocus ? [selectionStart ?? value.length, selectionEnd ?? value.length] : null,
  };
}

/**
 * The fields that suggest, fetched when a person comes near the form. They stand beside the plain ones until they have the
 * focus, with what was typed and where, and before anything is painted; never while letters are being composed.
 */
export function useLateFields() {
  const form = useRef<HTMLFormElement>(null);
  const isComposing = useRef(false);
  const [late, setLate] = useState<LateFields | null>(() => {
    const Fields = arrivedFields();
    return Fields === undefined ? null : { Fields, taken: null };
  });
  const [isPlain, setPlain] = useState(late === null);

  function takeOver(Fields: typeof SuggestingFields): void {
    const { current } = form;
    if (current === null || isComposing.current) return;
    const taken = { what: takenFrom(current, fieldNames.q), where: takenFrom(current, fieldNames.place) };
    flushSync(() => setLate((now) => now ?? { Fields, taken }));
  }
  const arrive = useEffectEvent(takeOver);
  // Without them the fields stay plain, and search as they are. Browsers keep a failed import: a page loaded anew asks again.
  const near = () => {
    if (late === null) loadFields().then(takeOver, () => {});
  };
  const nearAtOnce = useEffectEvent(near);

  useLayoutEffect(() => {
    if (late !== null) setPlain(false);
  }, [late]);
  useEffect(() => {
    const { current } = form;
    if (current === null) return undefined;
    // A person may be there before the script is.
    if (current.contains(document.activeElement)) nearAtOnce();
    const begin = () => {
      isComposing.current = true;
    };
    const end = () => {
      isComposing.current = false;
      const Fields = arrivedFields();
      if (Fields !== undefined) arrive(Fields);
    };
    current.addEventListener("compositionstart", begin);
    current.addEventListener("compositionend", end);
    return () => {
      current.removeEventListener("compositionstart", begin);
      current.removeEventListener("compositionend", end);
    };
  }, []);
  return { form, near, late, isPlain };
}
