import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { planningContract } from "@jobami/api/planning/contract";
import {
  agreedSlot,
  dentist,
  emptyPlanning,
  fullPlanning,
  leave,
  openSlot,
  ownSlot,
  proposedSlot,
  tightWay,
} from "@jobami/api/planning/fixtures";
import { ClockContext } from "@jobami/ui/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import {
  copy,
  exceptionWhen,
  hourCopy,
  longDay,
  moveLabel,
  moveQuestion,
  removeLabel,
  tightText,
} from "./copy.ts";
import { PlanningScreen } from "./PlanningScreen.tsx";

/** Before what is agreed: nothing can be brought to a day that is over. */
const clock = { now: () => Date.parse("2026-11-20T08:30:00Z") };

const meta = {
  title: "web/Planning",
  component: PlanningScreen,
  args: { view: "semaine", day: "2026-12-02" },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <StoryProviders path="/dashboard/planning" user={jobbeur}>
      <ClockContext value={clock}>
        <main>
          <PlanningScreen {...args} />
        </main>
      </ClockContext>
    </StoryProviders>
  ),
} satisfies Meta<typeof PlanningScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };
const reading = (data: typeof fullPlanning) => mockAnswer(planningContract.read, { success: true, data });

export const Week: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("heading", { name: "Du 30 novembre au 6 décembre 2026" }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole("link", { name: /^14\sh\s30 –\s16\sh\s*Cours de maths/ }),
    ).toHaveAttribute("href", `/dashboard/missions/${agreedSlot.missionId}#heure`);
    await expect(canvas.getByText(/^Indisponible 14\sh –\s16\sh : Dentiste$/)).toBeVisible();
  },
};

/** A mission through several days stands on each of them, and is moved by its first alone. */
export const WeekOfSeveralDays: Story = {
  parameters: {
    msw: [reading({ ...fullPlanning, slots: [{ ...openSlot, day: "2026-12-01", endDay: "2026-12-06" }] })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findAllByRole("link", { name: /Chaque jour, le matin, jusqu’au 6 décembre/ }),
    ).toHaveLength(6);
  },
};

export const Month: Story = {
  args: { view: "mois" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Décembre 2026" })).toBeVisible();
    await expect(await canvas.findByText("Noël")).toBeVisible();
    await expect(canvas.getByRole("link", { name: longDay("2026-12-02") })).toHaveAttribute("tabindex", "0");
    await expect(canvas.getByRole("link", { name: longDay("2026-12-03") })).toHaveAttribute("tabindex", "-1");
  },
};

export const List: Story = {
  args: { view: "liste", day: "2026-11-30" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: /mercredi 2 décembre/ })).toBeVisible();
    await expect(canvas.getByText("À vous de répondre")).toBeVisible();
  },
};

export const ListOnAPhone: Story = { ...List, args: { view: null, day: "2026-11-30" }, ...phone };
export const MonthOnAPhone: Story = {
  args: { view: "mois" },
  ...phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // What the chosen day has is listed below.
    await expect(await canvas.findByRole("link", { name: ownSlot.title })).toBeVisible();
  },
};

/** A client has neither usual hours nor exceptions. */
export const OfAClient: Story = {
  parameters: {
    msw: [
      reading({ ...fullPlanning, slots: [{ ...agreedSlot, side: "client" }], exceptions: [], usual: [] }),
    ],
  },
  render: (args) => (
    <StoryProviders path="/dashboard/planning" user={requester}>
      <ClockContext value={clock}>
        <main>
          <PlanningScreen {...args} />
        </main>
      </ClockContext>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: /Cours de maths/ })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: copy.exceptions })).toBeNull();
  },
};

/** Two missions at the same hour stand beside each other. */
export const AtOnce: Story = {
  parameters: {
    msw: [
      reading({
        ...fullPlanning,
        slots: [
          agreedSlot,
          { ...ownSlot, agreed: agreedSlot.agreed },
          {
            ...agreedSlot,
            missionId: ownSlot.missionId.replace(/4$/, "5"),
            day: "2026-12-04",
            statut: "terminee",
          },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [one, other] = await Promise.all(
      [/Tailler la haie/, /Cours de maths/].map(
        async (name) => (await canvas.findAllByRole("link", { name }))[0],
      ),
    );
    const [left, right] = [one?.getBoundingClientRect(), other?.getBoundingClientRect()];
    await expect(left?.top).toBe(right?.top);
    await expect(left?.left).not.toBe(right?.left);
    // Each has the room of a day with one alone: no word is broken to fit.
    const alone = canvas.getAllByRole("link", { name: /Cours de maths/ })[1]?.getBoundingClientRect();
    await expect(Math.abs((left?.width ?? 0) - (alone?.width ?? 0))).toBeLessThan(8);
  },
};

const take = async (canvasElement: HTMLElement) => {
  const handle = await within(canvasElement).findByRole("button", { name: moveLabel(agreedSlot) });
  handle.focus();
  await userEvent.keyboard("{Enter}");
  return handle;
};

/** A slot was taken by its handle and moved by arrows; each step is spoken aloud. */
export const MovedByKeys: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = await take(canvasElement);
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    await expect(canvas.getByText(/^Jeudi 3 décembre, 15\sh –\s16\sh\s30$/)).toBeInTheDocument();
    await expect(handle).toHaveFocus();
  },
};

/** Asked before it is sent, with the name of who is informed; Escape puts the slot back. */
export const MoveAsked: Story = {
  parameters: { msw: [mockAnswer(planningContract.ways, { success: true, data: [tightWay] })] },
  play: async ({ canvasElement }) => {
    await take(canvasElement);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    const dialog = within(await screen.findByRole("alertdialog", { name: moveQuestion(agreedSlot) }));
    const sentence = dialog.getByText(/jeudi 3 décembre, 14\sh\s30 –\s16\sh\. Rien ne change/);
    await waitFor(() => expect(sentence).toBeVisible());
    const warning = await dialog.findByText(tightText(tightWay), { collapseWhitespace: false });
    await waitFor(() => expect(warning).toBeVisible());
  },
};

export const MoveLeft: Story = {
  play: async ({ canvasElement }) => {
    const handle = await take(canvasElement);
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await expect(within(canvasElement).getByText(copy.moveLeft)).toBeInTheDocument();
    await expect(handle).toHaveAttribute("aria-pressed", "false");
  },
};

export const MoveRefused: Story = {
  parameters: {
    msw: [
      mockRefusal(planningContract.setHour, "HOUR_TAKEN", {
        message: "Le jobbeur a déjà une mission à cette heure-là.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await take(canvasElement);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: hourCopy.send }));
    const refusal = await dialog.findByText("Le jobbeur a déjà une mission à cette heure-là.");
    await waitFor(() => expect(refusal).toBeVisible());
  },
};

/** What is agreed on stays where it is, and what is proposed stands on its day too; the way between two missions is too short. */
export const AnotherDayWaits: Story = {
  parameters: {
    msw: [
      reading({
        ...fullPlanning,
        slots: [
          {
            ...ownSlot,
            agreed: { startsAt: "2026-12-02T11:00:00.000Z", endsAt: "2026-12-02T13:15:00.000Z" },
          },
          { ...agreedSlot, status: "moving", proposed: proposedSlot.proposed, proposedBy: "client" },
        ],
        travels: fullPlanning.travels.map((travel) => ({ ...travel, isTight: true })),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole("link", { name: /Cours de maths/ })).toHaveLength(2);
    await expect(canvas.getByText(/^Trajet : 25\smin, trop juste$/)).toBeVisible();
    await expect(canvas.getByText(/^Autre jour\s\?$/)).toBeVisible();
    await expect(canvas.getByText("À répondre")).toBeVisible();
  },
};

/** Who asks for another hour reads that an answer is awaited. */
export const OtherHourAsked: Story = {
  tags: ["every-look"],
  parameters: {
    msw: [
      reading({
        ...fullPlanning,
        slots: [
          {
            ...agreedSlot,
            status: "moving",
            proposed: { startsAt: "2026-12-02T15:00:00.000Z", endsAt: "2026-12-02T16:30:00.000Z" },
            proposedBy: "jobbeur",
          },
        ],
        travels: [],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("En attente")).toBeVisible();
    await expect(canvas.getByText(/^Autre heure\s\?$/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockSilence(planningContract.read), mockSilence(planningContract.feed)] },
};

export const Empty: Story = {
  args: { view: "liste" },
  parameters: { msw: [reading(emptyPlanning)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.empty)).toBeVisible();
    await expect(canvas.getByText(copy.noExceptions)).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(planningContract.read)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la page se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockRefusal(planningContract.read, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: copy.addException }));
  await expect(await canvas.findByRole("group", { name: /^Premier jour/ })).toBeVisible();
  return canvas;
};

export const AddingAnException: Story = {
  args: { view: "liste" },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: copy.isWholeDay }));
    await expect(await canvas.findByRole("group", { name: /^De/ })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: /^Dernier jour/ })).toBeNull();
  },
};

export const Added: Story = {
  args: { view: "liste" },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: copy.save }));
    const confirmation = await canvas.findByText(copy.added);
    await waitFor(() => expect(confirmation).toHaveFocus());
  },
};

export const AddingRefused: Story = {
  args: { view: "liste" },
  parameters: {
    msw: [
      mockRefusal(planningContract.addException, "VALIDATION_FAILED", {
        message: "Certaines informations sont à corriger.",
        fields: [{ path: "lastDay", code: "CUSTOM", message: "La fin vient avant le début." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: copy.save }));
    await expect(await canvas.findByText("La fin vient avant le début.")).toBeVisible();
  },
};

export const Removed: Story = {
  args: { view: "liste" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(exceptionWhen(leave))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: removeLabel(dentist) }));
    const confirmation = await canvas.findByText(copy.removed);
    await waitFor(() => expect(confirmation).toHaveFocus());
  },
};

export const FeedMade: Story = {
  args: { view: "liste" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.makeFeed }));
    await expect(await canvas.findByRole("textbox", { name: copy.address })).toHaveValue(
      "https://jobami.fr/agenda/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE.ics",
    );
  },
};

export const FeedShared: Story = {
  args: { view: "liste" },
  parameters: {
    msw: [
      mockAnswer(planningContract.feed, { success: true, data: { createdAt: "2026-11-18T08:00:00.000Z" } }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.dropFeed }));
    await expect(await canvas.findByText(/^Le partage est arrêté/)).toBeVisible();
  },
};
