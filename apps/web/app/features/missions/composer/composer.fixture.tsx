import { requester } from "@jobami/api/auth/fixtures";
import { dayInFrance } from "@jobami/api/missions/days";
import type { ComposerProgress } from "@jobami/machines/missions/mission-composer";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { draftRecord, draftSchemaVersion } from "./draft-record.ts";
import { blankMission, type MissionForm } from "./mission-form.ts";

/** The requester's draft in the browser of the story. */
export const record = draftRecord(requester.id);
const steps = ["service", "details", "placeAndDate", "budget", "review"] as const;
const written: MissionForm = {
  ...blankMission,
  category: "bricolage",
  subcategory: "montage-de-meubles",
  title: "Monter une armoire et fixer deux étagères",
  description:
    "Une armoire en kit à trois portes et deux étagères à fixer dans un mur en brique. Les notices sont là, il manque une perceuse.",
  placeCode: "69123",
  placeName: "Lyon",
  placePostalCodes: ["69001", "69002", "69003"],
  postalCode: "69003",
  moment: "matin",
  amount: 60,
  isUrgent: true,
};

/** Leaves a draft in this browser, as a person does who came as far as `step`, so many hours ago. */
export function leaveDraft(
  step: ComposerProgress["step"],
  changes: Partial<MissionForm> = {},
  hoursAgo: number = 2,
): void {
  const date = dayInFrance(Date.now() + 15 * 86_400_000);
  record.write({
    draft: {
      values: { ...written, date, ...changes },
      progress: { step, completed: steps.slice(0, steps.indexOf(step)) as ComposerProgress["completed"] },
    },
    savedAt: Date.now() - hoursAgo * 3_600_000,
    schemaVersion: draftSchemaVersion,
  });
}

/** Hears the notices of the composer's place. */
export const heardInComposer = fn();

/** The composer's place in the product. */
export const inComposer: Decorator = (Story) => (
  <StoryProviders path="/dashboard/missions/poster-une-mission" user={requester} onNotice={heardInComposer}>
    <main>
      <Story />
    </main>
  </StoryProviders>
);

type Canvas = ReturnType<typeof within>;

/** Presses a button by its name. */
export async function press(canvasElement: HTMLElement, name: string | RegExp): Promise<Canvas> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name }));
  return canvas;
}

/** Takes up the draft that is offered, which leads to its step. */
export async function resume(canvasElement: HTMLElement, title: string): Promise<Canvas> {
  const canvas = await press(canvasElement, "Reprendre");
  await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
  return canvas;
}
