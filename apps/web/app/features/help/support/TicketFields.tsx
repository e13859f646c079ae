import {
  type TicketCategory,
  type TicketKind,
  ticketCategories,
  ticketLength,
  ticketSubject,
} from "@jobami/api/support/routes";
import { Select } from "@jobami/ui/Select";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { categoryLabels, copy, kindCopy } from "./copy.ts";

/** What is asked, as it is typed. */
export interface TypedTicket {
  category: string;
  subject: string;
  words: string;
  page: string;
}

interface TicketFieldsProps {
  kind: TicketKind;
  /** What helps to write it. */
  textHelp?: string;
  typed: TypedTicket;
  errorOf: (field: keyof TypedTicket) => string | undefined;
  onType: (change: Partial<TypedTicket>) => void;
}

const options = ticketCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** What was chosen, where it is a subject; null while none is. */
export const chosenCategory = ({ category }: TypedTicket): TicketCategory | null =>
  ticketCategories.find((one) => one === category) ?? null;

/** What a ticket states: the same fields when it is written and when it is changed. */
export function TicketFields({
  kind,
  textHelp = kindCopy[kind].textHelp,
  typed,
  errorOf,
  onType,
}: TicketFieldsProps) {
  return (
    <>
      {kind === "help" && (
        <Select
          label={copy.category}
          isRequired
          options={options}
          value={typed.category === "" ? null : typed.category}
          error={errorOf("category")}
          onChange={(category) => onType({ category })}
        />
      )}
      <TextField
        label={copy.subject}
        isRequired
        autoComplete="off"
        maxLength={ticketSubject.max}
        value={typed.subject}
        error={errorOf("subject")}
        onChange={({ currentTarget: { value } }) => onType({ subject: value })}
      />
      {kind === "bug" && (
        <TextField
          label={copy.page}
          help={copy.pageHelp}
          isOptional
          autoComplete="off"
          maxLength={200}
          value={typed.page}
          error={errorOf("page")}
          onChange={({ currentTarget: { value } }) => onType({ page: value })}
        />
      )}
      <TextArea
        label={copy.words}
        help={textHelp}
        isRequired
        rows={7}
        maxCharacters={ticketLength.max}
        value={typed.words}
        error={errorOf("words")}
        onChange={({ currentTarget: { value } }) => onType({ words: value })}
      />
    </>
  );
}
