import { Search, X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Collection } from "react-aria-components/Collection";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { closeButton } from "../../styles/close.css.ts";
import { bareInput } from "../../styles/control-frame.css.ts";
import { group, groupLabel } from "../../styles/options.css.ts";
import { scrim } from "../Dialog/Dialog.css.ts";
import { input } from "../SearchField/SearchField.css.ts";
import * as css from "./CommandPalette.css.ts";

export interface CommandPaletteEntry {
  id: string;
  label: string;
  /** A second, fainter line that distinguishes likenesses. */
  description?: string | undefined;
  icon?: ReactNode;
}

export interface CommandPaletteGroup {
  id: string;
  title: string;
  entries: readonly CommandPaletteEntry[];
}

export interface CommandPaletteProps {
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean;
  /** Asked for by Esc, the close button or a press outside; the owner decides. */
  onClose: () => void;
  /** Names the dialog and its field. */
  label: string;
  /** An example of what to type, shown while the field is empty. */
  placeholder?: string | undefined;
  /** What is typed. */
  value: string;
  /** Asked for at every change of the text. */
  onChange: (typed: string) => void;
  /** What was found for the text, best first; it is not filtered again. */
  groups: readonly CommandPaletteGroup[];
  /** An entry was chosen, by its id. */
  onChoose: (id: string) => void;
  /** How much was found, for the eye and for screen readers. */
  status: string;
  /** In place of the list where nothing was found: what to do now. */
  empty: ReactNode;
  /** Names the close button for assistive tools. */
  closeLabel?: string | undefined;
}

/** Everything one can go to or do, in a list over the page that typing narrows: the focus stays in the field, and goes back on leaving. */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const { isOpen, onClose, label, placeholder, value, onChange, groups, onChoose, status, empty } = props;
  const { closeLabel = "Fermer" } = props;
  return (
    <I18nProvider locale="fr-FR">
      <ModalOverlay
        className={`${scrim} ${css.scrim}`}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable
      >
        <Modal className={css.panel}>
          <Dialog className={css.dialog} aria-label={label}>
            <Autocomplete inputValue={value} onInputChange={onChange}>
              <div className={css.head}>
                <SearchField className={css.field} aria-label={label} autoFocus>
                  <Search size={20} strokeWidth={1.75} />
                  <Input
                    role="combobox"
                    aria-expanded={groups.length > 0}
                    className={`${bareInput} ${input}`}
                    autoComplete="off"
                    enterKeyHint="go"
                    {...(placeholder ? { placeholder } : {})}
                  />
                </SearchField>
                <button type="button" className={closeButton} aria-label={closeLabel} onClick={onClose}>
                  <X size={20} strokeWidth={1.75} />
                </button>
              </div>
              <p role="status" className={css.status}>
                {status}
              </p>
              {groups.length === 0 ? (
                <div className={css.empty}>{empty}</div>
              ) : (
                <ListBox
                  className={css.list}
                  aria-label={label}
                  items={groups}
                  selectionMode="none"
                  onAction={(key) => onChoose(String(key))}
                >
                  {(one) => (
                    <ListBoxSection id={`groupe ${one.id}`} className={group}>
                      <Header className={groupLabel}>{one.title}</Header>
                      <Collection items={one.entries}>{(entry) => <Entry entry={entry} />}</Collection>
                    </ListBoxSection>
                  )}
                </ListBox>
              )}
            </Autocomplete>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

function Entry({ entry }: { entry: CommandPaletteEntry }): ReactElement {
  return (
    <ListBoxItem id={entry.id} textValue={entry.label} className={css.entry}>
      <span className={css.icon} aria-hidden="true">
        {entry.icon}
      </span>
      <span className={css.textBlock}>
        <span>{entry.label}</span>
        {entry.description ? <span className={css.description}>{entry.description}</span> : null}
      </span>
    </ListBoxItem>
  );
}
