import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from "react";
import { announce } from "../../announce.ts";
import { controlState, Field, type FieldProps, labelProps } from "../../internal/Field.tsx";
import { bareInput, controlFrame, frameFocus } from "../../styles/control-frame.css.ts";
import { fieldHelp } from "../../styles/field.css.ts";
import * as css from "./TagField.css.ts";
import { TagList } from "./TagList.tsx";
import { isParted, withTags } from "./tags.ts";

const frenchLabels = {
  double: (tag: string) => `«\u202f${tag}\u202f» y est déjà.`,
  full: (max: number) => `${max} au plus.`,
  long: (maxLength: number) => `${maxLength} caractères au plus par mot-clé.`,
  added: (tag: string) => `${tag} ajouté`,
  removed: (tag: string) => `${tag} retiré`,
  remove: (tag: string) => `Retirer ${tag}`,
  list: "Mots-clés",
};

export interface TagFieldProps extends FieldProps {
  /** The tags in the order in which they were given. */
  value: readonly string[];
  /** Asked for with all tags, when one comes or goes. */
  onChange: (tags: string[]) => void;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** How many tags there may be. */
  max?: number | undefined;
  /** How many characters a tag may have. */
  maxLength?: number | undefined;
  /** Offered by the browser while one types. */
  suggestions?: readonly string[] | undefined;
  /** An example of what to type, shown while the field is empty. */
  placeholder?: string | undefined;
  /** Under which a native form sends each tag. */
  name?: string | undefined;
  /** Id of the input, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
  /** Its own texts, in another wording. */
  labels?: Partial<typeof frenchLabels> | undefined;
  /** The input, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Short text of one's own: skills, materials. Known answers: CheckboxGroup; one of many: ComboBox. */
export function TagField(props: TagFieldProps): ReactNode {
  const { value, onChange, onBlur, max, maxLength, suggestions, placeholder, name, isDisabled, isReadOnly } =
    props;
  const { help, error } = props;
  const allTexts = { ...frenchLabels, ...props.labels };
  const ownId = useId();
  const id = props.id ?? ownId;
  const [typed, setTyped] = useState("");
  const [notice, setNotice] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const isLocked = Boolean(isDisabled || isReadOnly);
  const shownError = error ?? (notice || undefined);

  function add(text: string): void {
    const { tags, refused } = withTags(value, text, {
      ...(max ? { max } : {}),
      ...(maxLength ? { maxLength } : {}),
    });
    const [first] = refused;
    const added = tags.slice(value.length);
    const why = first && {
      double: allTexts.double(first.tag),
      full: allTexts.full(max ?? 0),
      long: allTexts.long(maxLength ?? 0),
    };
    setNotice(first && why ? why[first.why] : "");
    setTyped(refused.map((one) => one.tag).join(", "));
    if (added.length === 0) return;
    onChange(tags);
    announce(allTexts.added(added.join(", ")));
  }
  function remove(tag: string): void {
    setNotice("");
    onChange(value.filter((other) => other !== tag));
    announce(allTexts.removed(tag));
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && typed.trim() !== "") {
      // The text becomes a tag; an empty field sends the form.
      event.preventDefault();
      add(typed);
    }
    if (event.key === "Backspace" && typed === "")
      frame.current?.querySelector<HTMLElement>("li:last-child button")?.focus();
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData("text");
    if (!isParted(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  }

  return (
    <Field {...labelProps(props)} id={id} error={shownError}>
      <div
        ref={frame}
        className={`${controlFrame} ${frameFocus} ${css.frame}`}
        data-invalid={shownError ? "" : undefined}
        data-disabled={isDisabled ? "" : undefined}
        data-readonly={isReadOnly ? "" : undefined}
      >
        <TagList
          tags={value}
          label={allTexts.list}
          removeLabel={allTexts.remove}
          onRemove={isLocked ? undefined : remove}
          onLeave={() => frame.current?.querySelector("input")?.focus()}
        />
        <input
          ref={props.ref}
          id={id}
          className={`${bareInput} ${css.input}`}
          value={typed}
          placeholder={value.length === 0 ? placeholder : undefined}
          list={suggestions ? `${id}-suggestions` : undefined}
          autoComplete="off"
          enterKeyHint="enter"
          disabled={isDisabled}
          readOnly={isReadOnly}
          {...controlState(
            id,
            { isRequired: props.isRequired, help, error: shownError },
            max ? `${id}-count` : undefined,
          )}
          onChange={({ target }) => {
            if (isParted(target.value)) add(target.value);
            else setTyped(target.value);
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => {
            // What was typed is not lost by going on.
            if (typed.trim() !== "") add(typed);
            onBlur?.();
          }}
        />
      </div>
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions
            .filter((tag) => !value.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      ) : null}
      {max ? (
        <p className={`${fieldHelp} ${css.count}`} id={`${id}-count`}>{`${value.length} sur ${max}`}</p>
      ) : null}
      {name ? value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />) : null}
    </Field>
  );
}
