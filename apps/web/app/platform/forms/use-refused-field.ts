import { useEffect } from "react";

/** A refusal in words: beside its field, or about the whole form where `field` is null. */
export interface RefusedField<Field extends string> {
  field: Field | null;
  text: string;
}

interface FieldsOf<Field> {
  setError: (field: Field, error: { message: string }) => void;
  setFocus: (field: Field) => void;
}

/** Says a refusal beside its field and leads there; returns the words that are about the whole form. `wordsOf` may not change. */
export function useRefusedField<Problem, Field extends string>(
  { setError, setFocus }: FieldsOf<Field>,
  problem: Problem | null,
  wordsOf: (problem: Problem) => RefusedField<Field>,
): string | null {
  useEffect(() => {
    if (problem === null) return;
    const { field, text } = wordsOf(problem);
    if (field === null) return;
    setError(field, { message: text });
    setFocus(field);
  }, [problem, wordsOf, setError, setFocus]);
  const said = problem === null ? null : wordsOf(problem);
  return said?.field === null ? said.text : null;
}
