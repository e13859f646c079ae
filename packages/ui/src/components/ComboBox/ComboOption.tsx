import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Collection } from "react-aria-components/Collection";
import { Header, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { check, description, group, groupLabel, notice, option } from "../../styles/options.css.ts";
import { ring } from "../Spinner/Spinner.css.ts";
import { type ComboBoxEntry, type ComboBoxItem, isGroup } from "./combo-entries.ts";

/** One found item, or a group of them under its heading. */
export function ComboEntry({ entry }: { entry: ComboBoxEntry }): ReactNode {
  if (!isGroup(entry)) return <ComboOption item={entry} />;
  return (
    <ListBoxSection id={`groupe ${entry.label}`} className={group}>
      <Header className={groupLabel}>{entry.label}</Header>
      <Collection items={entry.items}>{(item) => <ComboOption item={item} />}</Collection>
    </ListBoxSection>
  );
}

function ComboOption({ item }: { item: ComboBoxItem }): ReactNode {
  return (
    <ListBoxItem id={item.id} textValue={item.label} className={option}>
      {({ isSelected }) => (
        <>
          <span>
            <span>{item.label}</span>
            {item.description ? <span className={description}>{item.description}</span> : null}
          </span>
          {isSelected ? <Check className={check} size={20} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}

/** What is stated in place of entries. */
export interface NoticeTexts {
  /** Stands in the list while a look-up is under way. */
  loadingText?: string | undefined;
  /** Stands in the list when nothing was found, and what to do then. */
  emptyText?: string | undefined;
  /** Stands in the list while too few letters are typed. */
  hintText?: string | undefined;
}

interface NoticeProps extends NoticeTexts {
  minLength: number;
  isTooShort: boolean;
  isLooking: boolean;
}

/** Why there are no items: too few letters, still looking, or nothing found. */
export function noticeOf(props: NoticeProps): string {
  const { minLength, isTooShort, isLooking } = props;
  const { hintText = `Tapez au moins ${minLength} caractères.` } = props;
  const { loadingText = "Recherche en cours…", emptyText = "Aucun résultat. Vérifiez l’orthographe." } =
    props;
  return isTooShort ? hintText : isLooking ? loadingText : emptyText;
}

/** What an empty list shows. */
export function ComboNotice({ isLooking, text }: { isLooking: boolean; text: string }): ReactNode {
  return (
    <span className={notice}>
      {isLooking ? <span className={ring} aria-hidden="true" /> : null}
      {text}
    </span>
  );
}
