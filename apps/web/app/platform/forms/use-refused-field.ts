import { useEffect } from "react";

/** A refusal as text: beside its field, or about the whole form where `field` is null. */
export interface RefusedField<Field extends string> {
  field: Field | null;
  text: string;
}

interface FieldsOf<Field> {
  setError: (field: Field, error: { message: string }) => void;
}

/** States a refusal beside its field, where the form leads; returns the text that is about the whole form. `textOf` may not change. */
export function useRefusedField<Problem, Field extends string>(
  { setError }: FieldsOf<Field>,
  problem: Problem | null,
  textOf: (problem: Problem) => RefusedField<Field>,
): string | null {
  useEffect(() => {
    if (problem === null) return;
    const { field, text } = textOf(problem);
    if (field !== null) setError(field, { message: text });
  }, [problem, textOf, setError]);
  const refusal = problem === null ? null : textOf(problem);
  return refusal?.field === null ? refusal.text : null;
}
