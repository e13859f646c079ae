import {
  type CardFact,
  type CardFont,
  type CardPalette,
  type CardTemplate,
  type CardText,
  cardFacts,
  cardFonts,
  cardLimits,
  cardPalettes,
  cardPicture,
  cardTemplates,
  maxCardTitle,
} from "@jobami/api/cards/routes";
import { pictureOf } from "@jobami/api/files/routes";
import { Button } from "@jobami/ui/Button";
import { CheckboxGroup } from "@jobami/ui/CheckboxGroup";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Switch } from "@jobami/ui/Switch";
import { TextField } from "@jobami/ui/TextField";
import { useEffect } from "react";
import { UploadField, useUpload } from "../../talk/files/index.ts";
import * as css from "./cards.css.ts";
import {
  cardCopy,
  contrastText,
  editorCopy as copy,
  factLabels,
  fontCopy,
  paletteLabels,
  templateCopy,
  textLabels,
} from "./copy.ts";
import { leastContrast, palettes } from "./layout/index.ts";
import type { CardEditing } from "./use-card-history.ts";

const texts: readonly (readonly [field: CardText, type: "text" | "tel" | "email"])[] = [
  ["name", "text"],
  ["trade", "text"],
  ["phrase", "text"],
  ["town", "text"],
  ["phone", "tel"],
  ["email", "email"],
];
const facts = cardFacts.map((value) => ({ value, label: factLabels[value] }));
const templates = cardTemplates.map((value) => ({ value, label: templateCopy[value].label }));
const fonts = cardFonts.map((value) => ({ value, ...fontCopy[value] }));
const colours = cardPalettes.map((value) => ({
  value,
  label: paletteLabels[value],
  help: contrastText(leastContrast(palettes[value])),
}));

interface CardFieldsProps {
  editing: CardEditing;
  errorOf: (path: string) => string | undefined;
}

/** What a card shows, how it appears, and what it is called. */
export function CardFields({ editing, errorOf }: CardFieldsProps) {
  const { draft, change, setTitle } = editing;
  const { design, title } = draft;
  const titleError = title.trim() === "" ? cardCopy.cardTitleMissing : errorOf("title");
  return (
    <Stack as="section" gap={6} aria-label={copy.editor}>
      <TextField
        label={cardCopy.cardTitle}
        help={cardCopy.cardTitleHelp}
        isRequired
        autoComplete="off"
        maxLength={maxCardTitle}
        value={title}
        error={titleError}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <FormSection title={copy.content}>
        {texts.map(([field, type]) => (
          <TextField
            key={field}
            label={textLabels[field]}
            type={type}
            isOptional
            autoComplete="off"
            maxLength={cardLimits[field]}
            value={design[field]}
            error={errorOf(`design.${field}`)}
            onChange={({ currentTarget: { value } }) => change({ [field]: value }, field)}
          />
        ))}
        <PictureField editing={editing} error={errorOf("design.picture")} />
        <CheckboxGroup<CardFact>
          label={copy.shown}
          help={copy.shownHelp}
          isOptional
          look="columns"
          options={facts}
          value={design.shown}
          onChange={(shown) => change({ shown })}
        />
      </FormSection>
      <FormSection title={copy.look}>
        <RadioGroup<CardTemplate>
          label={copy.template}
          name="template"
          isRequired
          options={templates}
          value={design.template}
          onChange={({ currentTarget: { value } }) => change({ template: value as CardTemplate })}
        />
        <RadioGroup<CardPalette>
          label={copy.palette}
          name="palette"
          isRequired
          options={colours}
          value={design.palette}
          onChange={({ currentTarget: { value } }) => change({ palette: value as CardPalette })}
        />
        <RadioGroup<CardFont>
          label={copy.font}
          name="font"
          isRequired
          options={fonts}
          value={design.font}
          onChange={({ currentTarget: { value } }) => change({ font: value as CardFont })}
        />
        <Switch
          label={copy.hasBack}
          help={copy.hasBackHelp}
          checked={design.hasBack}
          onChange={({ currentTarget: { checked } }) => change({ hasBack: checked })}
        />
      </FormSection>
    </Stack>
  );
}

/** The picture of the card: sent as it is chosen, and taken away. */
function PictureField({ editing, error }: { editing: CardEditing; error: string | undefined }) {
  const { draft, change } = editing;
  const { picture, shown } = draft.design;
  const uploading = useUpload(cardPicture);
  const [sent] = uploading.keys;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is taken once.
  useEffect(() => {
    if (sent === undefined) return;
    uploading.handOver();
    change({ picture: sent, shown: shown.includes("picture") ? shown : [...shown, "picture"] });
  }, [sent]);
  return (
    <Stack gap={3}>
      <UploadField
        label={copy.picture}
        help={copy.pictureHelp}
        isOptional
        error={error}
        purpose={cardPicture}
        uploading={uploading}
      />
      {picture !== null && (
        <Inline gap={4} align="center" role="group" aria-label={copy.currentPicture}>
          <img className={css.picture} src={pictureOf(picture).small} alt={copy.currentPicture} />
          <Button variant="secondary" size="small" onClick={() => change({ picture: null })}>
            {copy.removePicture}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
