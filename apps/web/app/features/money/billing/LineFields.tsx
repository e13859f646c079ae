import type { DocumentLine } from "@jobami/api/billing/contract";
import { maxLabel, maxUnit, vatRates } from "@jobami/api/billing/routes";
import { lineNet } from "@jobami/api/billing/totals";
import { IconButton } from "@jobami/ui/IconButton";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { MoneyField } from "@jobami/ui/MoneyField";
import { NumberField } from "@jobami/ui/NumberField";
import { Select } from "@jobami/ui/Select";
import { text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import * as css from "./billing.css.ts";
import { editorCopy, euros, rateLabels } from "./copy.ts";

interface LineFieldsProps {
  line: DocumentLine;
  at: number;
  count: number;
  hasVat: boolean;
  errorOf: (field: keyof DocumentLine) => string | undefined;
  onChange: (change: Partial<DocumentLine>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const rates = vatRates.map((rate) => ({ value: String(rate), label: rateLabels[rate] }));

/** What is typed in parts of a whole, in whole parts: `2,5` hours are 2500 thousandths. What is no number is not typed yet. */
const scaled = (typed: number | null, by: number): number | null =>
  typed === null || Number.isNaN(typed) ? null : Math.round(typed * by);

/** One line of a draft. */
export function LineFields({
  line,
  at,
  count,
  hasVat,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: LineFieldsProps) {
  const { label, quantity, unit, unitCents, vat, discount } = line;
  return (
    <fieldset className={css.line}>
      <Stack gap={4}>
        <Inline gap={2} align="center" justify="between">
          <legend className={text.strong}>{editorCopy.line(at)}</legend>
          <Inline gap={1}>
            <IconButton
              label={editorCopy.up(at)}
              icon={<ArrowUp />}
              isDisabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              label={editorCopy.down(at)}
              icon={<ArrowDown />}
              isDisabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton label={editorCopy.remove(at)} icon={<Trash2 />} onClick={onRemove} />
          </Inline>
        </Inline>
        <TextField
          label={editorCopy.label}
          isRequired
          isRequiredShown
          autoComplete="off"
          maxLength={maxLabel}
          value={label}
          error={errorOf("label")}
          onChange={({ currentTarget: { value } }) => onChange({ label: value })}
        />
        <Grid columns={{ tablet: 3 }} gap={3}>
          <NumberField
            label={editorCopy.quantity}
            isRequired
            isRequiredShown
            min={0}
            step={0.5}
            value={quantity === null ? null : quantity / 1000}
            error={errorOf("quantity")}
            onChange={(value) => onChange({ quantity: scaled(value, 1000) })}
          />
          <TextField
            label={editorCopy.unit}
            isOptional
            autoComplete="off"
            maxLength={maxUnit}
            value={unit}
            error={errorOf("unit")}
            onChange={({ currentTarget: { value } }) => onChange({ unit: value })}
          />
          <MoneyField
            label={editorCopy.price}
            isRequired
            isRequiredShown
            value={unitCents === null ? null : unitCents / 100}
            error={errorOf("unitCents")}
            onChange={(value) => onChange({ unitCents: scaled(value, 100) })}
          />
          {hasVat && (
            <Select
              label={editorCopy.vat}
              options={rates}
              value={String(vat)}
              error={errorOf("vat")}
              onChange={(value) => onChange({ vat: vatRates.find((rate) => String(rate) === value) ?? vat })}
            />
          )}
          <NumberField
            label={editorCopy.discount}
            isOptional
            suffix="%"
            min={0}
            max={100}
            step={0.5}
            value={discount / 100}
            error={errorOf("discount")}
            onChange={(value) => onChange({ discount: scaled(value, 100) ?? 0 })}
          />
        </Grid>
        <p className={css.figure}>{euros(lineNet(line))}</p>
      </Stack>
    </fieldset>
  );
}
