import {
  type TicketCategory,
  type TicketKind,
  ticketCategories,
  ticketSubject,
  ticketWords,
} from "@jobami/api/support/routes";
import { Select } from "@jobami/ui/Select";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { categoryWords, kindWords, words } from "./copy.ts";

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
  wordsHelp?: string;
  typed: TypedTicket;
  errorOf: (field: keyof TypedTicket) => string | undefined;
  onType: (change: Partial<TypedTicket>) => void;
}

const options = ticketCategories.map((value) => ({ value, label: categoryWords[value] }));

/** What was chosen, where it is a subject; null while none is. */
export const chosenCategory = ({ category }: TypedTicket): TicketCategory | null =>
  ticketCategories.find((one) => one === category) ?? null;

/** What a ticket says: the same fields when it is written and when it is changed. */
export function TicketFields({
  kind,
  wordsHelp = kindWords[kind].wordsHelp,
  typed,
  errorOf,
  onType,
}: TicketFieldsProps) {
  return (
    <>
      {kind === "help" && (
        <Select
          label={words.category}
          isRequired
          requiredWord=""
          options={options}
          value={typed.category === "" ? null : typed.category}
          error={errorOf("category")}
          onChange={(category) => onType({ category })}
        />
      )}
      <TextField
        label={words.subject}
        isRequired
        requiredWord=""
        autoComplete="off"
        maxLength={ticketSubject.max}
        value={typed.subject}
        error={errorOf("subject")}
        onChange={({ currentTarget: { value } }) => onType({ subject: value })}
      />
      {kind === "bug" && (
        <TextField
          label={words.page}
          help={words.pageHelp}
          isOptional
          autoComplete="off"
          maxLength={200}
          value={typed.page}
          error={errorOf("page")}
          onChange={({ currentTarget: { value } }) => onType({ page: value })}
        />
      )}
      <TextArea
        label={words.words}
        help={wordsHelp}
        isRequired
        requiredWord=""
        rows={7}
        maxCharacters={ticketWords.max}
        value={typed.words}
        error={errorOf("words")}
        onChange={({ currentTarget: { value } }) => onType({ words: value })}
      />
    </>
  );
}
