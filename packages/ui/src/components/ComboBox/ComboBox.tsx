import { ChevronDown } from "lucide-react";
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { ComboBox as AriaComboBox, Button, Input, ListBox, Popover } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AriaFieldLabel, FieldMessages } from "../../internal/AriaField.tsx";
import { describedBy, type FieldProps } from "../../internal/Field.tsx";
import { bareInput, controlFrame, frameFocus } from "../../styles/control-frame.css.ts";
import { field } from "../../styles/field.css.ts";
import { options as listBox, popover } from "../../styles/options.css.ts";
import { ring } from "../Spinner/Spinner.css.ts";
import * as css from "./ComboBox.css.ts";
import { ComboEntry, ComboNotice, type NoticeTexts, noticeOf } from "./ComboOption.tsx";
import { ComboStatus } from "./ComboStatus.tsx";
import { type ComboBoxEntry, type ComboBoxItem, itemsOf, offered } from "./combo-entries.ts";
import { type TakenOver, TakeOver } from "./TakeOver.tsx";
import { useComboText } from "./use-combo-text.ts";

export interface ComboBoxProps extends Omit<FieldProps, "isReadOnly">, NoticeTexts {
  /** What was found for the query, best first, in groups where that helps; the field does not filter it again. */
  items: readonly ComboBoxEntry[];
  /** What to offer before anything is typed: recent choices, favourites. They open with the field, as long as it is empty. */
  suggestions?: readonly ComboBoxEntry[] | undefined;
  /** The chosen item; `null` while there is none. */
  value: ComboBoxItem | null;
  /** `null` as soon as the text of a chosen item is edited. */
  onChange: (item: ComboBoxItem | null) => void;
  /** Asked at every change of the text; look up, then give `items`. */
  onQueryChange: (query: string) => void;
  /** A look-up is under way: the list states it. */
  isLoading?: boolean | undefined;
  /** Letters from which a look-up makes sense. */
  minLength?: number | undefined;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** Name under which a native form sends the id. */
  name?: string | undefined;
  /** Name under which a native form sends the text as it stands, chosen or not. */
  textName?: string | undefined;
  /** An example of what to type, shown while the field is empty. */
  placeholder?: string | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** No arrow button where the list states little before something is typed. */
  hasToggle?: boolean | undefined;
  /** What stood in a plain text field that this one replaces; only read when it is first drawn. */
  takenOver?: TakenOver | undefined;
  /** The input, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Of less room below than three options take, in px, the list stands above its field: there it covers the field's name. */
const leastRoom = 176;

function roomBelow(input: HTMLInputElement | null): number {
  const { height, offsetTop } = visualViewport as VisualViewport;
  return height + offsetTop - (input?.getBoundingClientRect().bottom ?? 0);
}

/** One choice among many, found by typing; the list may come from a server. Few known choices: Select. */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { help, error, isRequired, isDisabled, items, value, onChange, onQueryChange } = props;
  const { minLength = 2, name, textName, onBlur, placeholder, icon, ref, suggestions = [] } = props;
  const { hasToggle = true, takenOver } = props;
  const [isTight, setTight] = useState(false);
  const { text, type, choose } = useComboText(value, onChange, onQueryChange, takenOver?.text);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const isTooShort = text.trim().length < minLength;
  const found = offered({ value, items, suggestions, text, isTooShort });
  const isLooking = Boolean(props.isLoading) && !isTooShort;
  const notice = noticeOf({ ...props, minLength, isTooShort, isLooking });
  return (
    <I18nProvider locale="fr-FR">
      <AriaComboBox
        className={field}
        items={found}
        value={value?.id ?? null}
        onChange={(key) => {
          const item = itemsOf(found).find((candidate) => candidate.id === key);
          if (item) choose(item);
        }}
        inputValue={text}
        onInputChange={type}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger={suggestions.length > 0 && text === "" ? "focus" : "input"}
        isInvalid={Boolean(error)}
        isRequired={Boolean(isRequired)}
        isDisabled={Boolean(isDisabled)}
        validationBehavior="aria"
        onOpenChange={() => setTight(roomBelow(input.current) < leastRoom)}
        aria-describedby={describedBy(id, { help, error }) ?? ""}
        {...(onBlur ? { onBlur } : {})}
      >
        <AriaFieldLabel {...props} />
        <Group
          role="presentation"
          className={`${controlFrame} ${frameFocus}${hasToggle ? ` ${css.frame}` : ""}`}
          data-invalid={error ? "" : undefined}
          data-disabled={isDisabled ? "" : undefined}
        >
          {icon ? (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          ) : null}
          <Input
            ref={input}
            className={bareInput}
            autoComplete="off"
            {...(textName ? { name: textName } : {})}
            {...(placeholder ? { placeholder } : {})}
          />
          {isLooking ? <span className={ring} aria-hidden="true" /> : null}
          {hasToggle ? (
            <Button className={css.toggle}>
              <ChevronDown className={css.chevron} size={20} strokeWidth={1.75} />
            </Button>
          ) : null}
        </Group>
        {name ? <input type="hidden" name={name} value={value?.id ?? ""} /> : null}
        <FieldMessages id={id} error={error} help={help} />
        <ComboStatus notice={notice} />
        {takenOver ? <TakeOver taken={takenOver} input={input} isOpening={!value && !isTooShort} /> : null}
        <Popover className={popover} offset={6} shouldFlip={isTight}>
          <ListBox<ComboBoxEntry>
            className={listBox}
            renderEmptyState={() => <ComboNotice isLooking={isLooking} text={notice} />}
          >
            {(entry) => <ComboEntry entry={entry} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </I18nProvider>
  );
}
