import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { TextField } from "@jobami/ui/TextField";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import * as css from "./operations.css.ts";

interface SearchFormProps {
  label: string;
  hint: string;
  submitLabel: string;
  /** What the address states. */
  value: string;
  onSearch: (query: string) => void;
}

/** A box that holds what the address states, also after a step back, and searches when it is sent. */
export function SearchForm({ label, hint, submitLabel, value, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  }
  return (
    <Inline as="form" gap={3} align="center" onSubmit={submit}>
      <div className={css.query}>
        <TextField
          ref={field}
          name="q"
          type="search"
          label={label}
          isLabelHidden
          placeholder={hint}
          enterKeyHint="search"
          defaultValue={value}
          maxLength={120}
          icon={<Search size={18} strokeWidth={1.75} />}
        />
      </div>
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </Inline>
  );
}
