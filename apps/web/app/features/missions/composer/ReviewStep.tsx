import { serviceLabels } from "@jobami/api/taxonomy";
import type { FieldStep } from "@jobami/machines/missions/mission-composer";
import { Disclosure } from "@jobami/ui/Disclosure";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { visuallyHidden } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { whenText } from "../../../entities/mission/index.ts";
import { JobiShortage, priceProps } from "../../../entities/price/index.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { MissionPreview } from "../missions/index.ts";
import { countText } from "../pictures/index.ts";
import { askedCopy, reviewText } from "./asked.copy.ts";
import { copy, stepCopy } from "./copy.ts";
import * as css from "./fields.css.ts";
import { endDateOf, type MissionForm, previewOf } from "./mission-form.ts";

function Part({
  step,
  label = stepCopy[step].label,
  onEdit,
  children,
}: {
  step: FieldStep;
  /** Where the step has more than one part. */
  label?: string;
  onEdit: (step: FieldStep) => void;
  children: ReactNode;
}) {
  return (
    <Columns ratio="1:auto" gap={3} rowGap={1} className={css.reviewPart}>
      <dt className={css.reviewTitle}>{label}</dt>
      <dd className={css.reviewText}>{children}</dd>
      <dd className={css.reviewEdit}>
        <button type="button" className={css.quiet} onClick={() => onEdit(step)}>
          {copy.edit}
          <span className={visuallyHidden}>{` : ${label}`}</span>
        </button>
      </dd>
    </Columns>
  );
}

/** The whole mission before it is published, each part one click from being changed. */
export function ReviewStep({ mission, onEdit }: { mission: MissionForm; onEdit: (step: FieldStep) => void }) {
  const service = serviceLabels(mission.category, mission.subcategory);
  const { user } = useSession();
  const now = useClock().now();
  return (
    <>
      <Stack as="dl" gap={5} className={css.review}>
        <Part step="service" label={askedCopy.review} onEdit={onEdit}>
          {mission.asked === undefined
            ? askedCopy.everybody
            : reviewText(
                mission.asked.people.map(({ name }) => name),
                mission.asked.hours,
                mission.asked.opensAfter,
              )}
        </Part>
        <Part step="service" onEdit={onEdit}>
          {service.category} · {service.subcategory}
        </Part>
        <Part step="details" onEdit={onEdit}>
          <strong>{mission.title}</strong>
          {"\n"}
          {mission.description}
          {mission.pictures.length > 0 && `\n${countText(mission.pictures.length)}`}
        </Part>
        <Part step="placeAndDate" onEdit={onEdit}>
          {mission.placeName} ({mission.postalCode}){"\n"}
          {whenText({ ...mission, endDate: endDateOf(mission) }, now)}
        </Part>
        <Part step="budget" onEdit={onEdit}>
          <Price
            {...priceProps({
              amount: mission.amount ?? 0,
              jobiAmount: mission.jobiAmount ?? 0,
              paymentMethodType: mission.paymentMethodType,
              budgetType: mission.budgetType,
            })}
          />
          {mission.isUrgent && " · Urgent"}
          <JobiShortage price={mission} />
        </Part>
      </Stack>
      {user !== null && (
        <Disclosure summary={copy.preview}>
          <MissionPreview mission={previewOf(mission, user, now)} />
        </Disclosure>
      )}
    </>
  );
}
