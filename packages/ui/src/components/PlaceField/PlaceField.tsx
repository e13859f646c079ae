import { LocateFixed, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { ComboBox, type ComboBoxProps } from "../ComboBox/ComboBox.tsx";
import type { ComboBoxEntry } from "../ComboBox/combo-entries.ts";
import { InlineAlert } from "../InlineAlert/InlineAlert.tsx";
import * as css from "./PlaceField.css.ts";
import { type Place, placeItem } from "./place.ts";

/** The way from where one is to a place; the owner asks the browser and finds the nearest. */
export interface Locating {
  onLocate: () => void;
  isPending?: boolean | undefined;
  /** Why it did not work, and what to do instead. */
  error?: string | undefined;
  label?: string | undefined;
}

export interface PlaceFieldProps
  extends Omit<
    ComboBoxProps,
    "items" | "value" | "onChange" | "suggestions" | "icon" | "label" | "minLength"
  > {
  /** Name of the field, above it. */
  label?: string | undefined;
  /** What was found for the text, best first. */
  places: readonly Place[];
  /** Places to offer before anything is typed, each under its heading: recent ones, those of the profile. */
  suggestions?: readonly { label: string; places: readonly Place[] }[] | undefined;
  /** The chosen place; `null` while there is none. */
  value: Place | null;
  /** Asked for with the place, or `null` as soon as its text is edited. */
  onChange: (place: Place | null) => void;
  /** Shows « Autour de moi » under the field. */
  locating?: Locating | undefined;
}

/** Where: a commune, found by its name or postal code, or from where one is. Any other choice: ComboBox. */
export function PlaceField(props: PlaceFieldProps): ReactNode {
  const { places, suggestions = [], value, onChange, locating, label = "Où\u202f?", ...combo } = props;
  const known = [...places, ...suggestions.flatMap((group) => group.places)];
  const groups: ComboBoxEntry[] = suggestions
    .filter((group) => group.places.length > 0)
    .map((group) => ({ label: group.label, items: group.places.map(placeItem) }));
  return (
    <div className={css.place}>
      <ComboBox
        placeholder="Ville ou code postal"
        emptyText="Aucune commune trouvée. Vérifiez l’orthographe ou le code postal."
        {...combo}
        label={label}
        icon={<MapPin size={20} strokeWidth={1.75} />}
        items={places.map(placeItem)}
        suggestions={groups}
        value={value ? placeItem(value) : null}
        onChange={(item) => onChange(known.find(({ code }) => code === item?.id) ?? null)}
      />
      {locating ? (
        <>
          <span className={css.locate}>
            <Button
              variant="ghost"
              size="small"
              icon={<LocateFixed size={18} />}
              isPending={locating.isPending}
              isDisabled={props.isDisabled}
              pendingLabel="Recherche de votre position…"
              onClick={locating.onLocate}
            >
              {locating.label ?? "Autour de moi"}
            </Button>
          </span>
          <InlineAlert tone="warning">{locating.error}</InlineAlert>
        </>
      ) : null}
    </div>
  );
}
