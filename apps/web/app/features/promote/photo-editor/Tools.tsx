import { Button } from "@jobami/ui/Button";
import { Disclosure } from "@jobami/ui/Disclosure";
import { leastShare, moveCrop, sizeCrop, wholeCrop } from "@jobami/ui/ImageCrop";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Slider } from "@jobami/ui/Slider";
import { heading, text } from "@jobami/ui/styles";
import { CaretsToAxisDashedHorizontal, CaretsToAxisDashedVertical, RotateCcw, RotateCw } from "lucide-react";
import { copy, ratioLabels, sizeText } from "./copy.ts";
import { longestSide } from "./draw.ts";
import {
  finalSize,
  mirror,
  mostTilt,
  type PhotoEdits,
  type Ratio,
  ratios,
  type Size,
  shareOf,
  turn,
  turnedSize,
  withRatio,
} from "./edits.ts";

const ratioOptions = ratios.map((value) => ({ value, label: ratioLabels[value] }));
const percent = { style: "percent" } as const;
const degrees = { style: "unit", unit: "degree" } as const;

interface ToolsProps {
  natural: Size;
  edits: PhotoEdits;
  /** `part` names what is being moved: further moves are the same step. */
  onEdit: (edits: PhotoEdits, part: string | null) => void;
}

/** What can be done to a picture, besides pulling its frame. */
export function Tools({ natural, edits, onEdit }: ToolsProps) {
  return (
    <Stack as="section" gap={6} aria-label={copy.tools}>
      <FrameTools natural={natural} edits={edits} onEdit={onEdit} />
      <Stack as="section" gap={3} aria-labelledby="orientation">
        <h2 id="orientation" className={heading[4]}>
          {copy.orientation}
        </h2>
        <Grid gap={2} columns={{ tablet: 2 }}>
          <Button
            variant="secondary"
            icon={<RotateCcw />}
            onClick={() => onEdit(turn(edits, "left", natural), null)}
          >
            {copy.turnLeft}
          </Button>
          <Button
            variant="secondary"
            icon={<RotateCw />}
            onClick={() => onEdit(turn(edits, "right", natural), null)}
          >
            {copy.turnRight}
          </Button>
          <Button
            variant="secondary"
            icon={<CaretsToAxisDashedVertical />}
            onClick={() => onEdit(mirror(edits, "across"), null)}
          >
            {copy.across}
          </Button>
          <Button
            variant="secondary"
            icon={<CaretsToAxisDashedHorizontal />}
            onClick={() => onEdit(mirror(edits, "down"), null)}
          >
            {copy.down}
          </Button>
        </Grid>
        <Slider
          label={copy.tilt}
          min={-mostTilt}
          max={mostTilt}
          step={0.5}
          format={degrees}
          value={edits.tilt}
          onChange={(tilt) => onEdit({ ...edits, tilt }, "tilt")}
        />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="lumiere">
        <h2 id="lumiere" className={heading[4]}>
          {copy.light}
        </h2>
        {(["brightness", "contrast", "saturation"] as const).map((field) => (
          <Slider
            key={field}
            label={copy[field]}
            min={-100}
            max={100}
            step={5}
            value={edits[field]}
            onChange={(value) => onEdit({ ...edits, [field]: value }, field)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function FrameTools({ natural, edits, onEdit }: ToolsProps) {
  const { crop } = edits;
  const share = shareOf(edits.ratio, turnedSize(natural, edits));
  const place = (next: typeof crop, part: string) => onEdit({ ...edits, crop: next }, part);
  const places = [
    ["fromLeft", crop.x, 1 - crop.width, (x: number) => moveCrop({ ...crop, x }, 0, 0)],
    ["fromTop", crop.y, 1 - crop.height, (y: number) => moveCrop({ ...crop, y }, 0, 0)],
    ["width", crop.width, 1, (width: number) => sizeCrop(crop, { width }, share)],
    ["height", crop.height, 1, (height: number) => sizeCrop(crop, { height }, share)],
  ] as const;
  return (
    <Stack as="section" gap={3} aria-labelledby="cadre">
      <h2 id="cadre" className={heading[4]}>
        {copy.frame}
      </h2>
      <RadioGroup<Ratio>
        label={copy.ratio}
        name="ratio"
        isRequired
        options={ratioOptions}
        value={edits.ratio}
        onChange={({ currentTarget: { value } }) => onEdit(withRatio(edits, value as Ratio, natural), null)}
      />
      <Inline gap={3} align="center">
        <Button
          variant="secondary"
          size="small"
          onClick={() => onEdit({ ...edits, ratio: "free", crop: wholeCrop }, null)}
        >
          {copy.wholeFrame}
        </Button>
        <span className={text.soft}>{sizeText(finalSize(natural, edits, longestSide))}</span>
      </Inline>
      <Disclosure summary={copy.inNumbers}>
        <Stack gap={3}>
          {places.map(([name, value, most, next]) => (
            <Slider
              key={name}
              label={copy[name]}
              min={name === "width" || name === "height" ? leastShare : 0}
              max={Math.max(most, leastShare)}
              step={0.01}
              format={percent}
              value={value}
              onChange={(share) => place(next(share), name)}
            />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
