import type { DisputeSum } from "@jobami/api/disputes/contract";
import type { FieldError } from "@jobami/api/http/error-codes";
import { MoneyField } from "@jobami/ui/MoneyField";
import { NumberField } from "@jobami/ui/NumberField";
import { copy, mostText } from "./copy.ts";

/** A sum as it is typed; null where a field is empty. */
export interface TypedSum {
  euros: number | null;
  jobis: number | null;
}

interface SumFieldsProps {
  /** What is due by the agreement: Jobi are asked for only where some were agreed on. */
  most: DisputeSum;
  value: TypedSum;
  fields: readonly FieldError[];
  onChange: (value: TypedSum) => void;
}

/** What the jobbeur gets in all, in euros and in Jobi apart. */
export function SumFields({ most, value, fields, onChange }: SumFieldsProps) {
  const errorOf = (path: string) => fields.find((field) => field.path === path)?.message;
  return (
    <>
      <MoneyField
        label={copy.euros}
        help={mostText(most)}
        error={errorOf("euros")}
        isRequired
        value={value.euros}
        onChange={(euros) => onChange({ ...value, euros })}
      />
      {most.jobis > 0 && (
        <NumberField
          label={copy.jobis}
          error={errorOf("jobis")}
          isRequired
          min={0}
          max={most.jobis}
          step={1}
          value={value.jobis}
          onChange={(jobis) => onChange({ ...value, jobis })}
        />
      )}
    </>
  );
}
