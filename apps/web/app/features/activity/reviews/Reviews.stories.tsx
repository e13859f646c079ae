import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { filesContract } from "@jobami/api/files/contract";
import { runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, nothing } from "@jobami/api/mock";
import { reviewsContract } from "@jobami/api/reviews/contract";
import {
  halfReviewedMission,
  missionToReview,
  reviewedMission,
  reviewOfKarim,
  reviewOfLea,
} from "@jobami/api/reviews/fixtures";
import { useReviewsOf } from "@jobami/api/reviews/hooks";
import { ClockContext } from "@jobami/ui/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { GiveReview } from "./GiveReview.tsx";
import { HistoryScreen } from "./HistoryScreen.tsx";
import { MissionReviews } from "./MissionReviews.tsx";
import { ReviewsScreen } from "./ReviewsScreen.tsx";

interface Visit {
  screen: ReactElement;
  isJobbeur: boolean;
}

/** The day of the reviews, which may still be corrected. */
const clock = { now: () => Date.parse("2026-11-20T14:05:00Z") };
const mission = { ...runningMission, statut: "terminee" as const };

const meta = {
  title: "web/Reviews",
  parameters: { layout: "fullscreen" },
  args: { screen: <ReviewsScreen view="received" />, isJobbeur: false },
  render: ({ screen, isJobbeur }) => (
    <StoryProviders user={isJobbeur ? jobbeur : requester} path="/dashboard/avis#avis">
      <ClockContext value={clock}>
        <main>{screen}</main>
      </ClockContext>
    </StoryProviders>
  ),
} satisfies Meta<Visit>;

export default meta;
type Story = StoryObj<Visit>;

const empty = { rating: null, count: 0, received: [], given: [], waiting: [] };
/** The act in the card of the mission, and what was written, folded below it. */
function OnMission() {
  const { data } = useReviewsOf(mission.id, true);
  return (
    <>
      {data && <GiveReview reviewed={data} />}
      <MissionReviews mission={mission} />
    </>
  );
}
const onMission = { screen: <OnMission /> };
const standing = (data: typeof reviewedMission | null) =>
  mockAnswer(reviewsContract.ofMission, { success: true, data });

/** What was written of one, to be answered once. */
export const Received: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(reviewOfLea.texte)).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.reply })).toBeVisible();
    await expect(canvas.getByText("Sur 1 avis")).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Received, globals: { viewport: { value: "w390" } } };

export const Given: Story = {
  args: { screen: <ReviewsScreen view="given" /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Merci Léa, au plaisir/)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { screen: <ReviewsScreen view="waiting" /> },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: /^Donner mon avis/ }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockAnswer(reviewsContract.mine, { success: true, data: empty })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noneReceived)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(reviewsContract.mine)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(reviewsContract.mine)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockRefusal(reviewsContract.mine, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

export const Answering: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.reply }));
    const field = canvas.getByRole("textbox", { name: new RegExp(`^${copy.replyField}`) });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Merci Karim.");
    await userEvent.click(canvas.getByRole("button", { name: copy.sendReply }));
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
  },
};

export const AnsweredAlready: Story = {
  parameters: {
    msw: [
      mockRefusal(reviewsContract.reply, "REVIEW_ANSWERED", {
        message: "Vous avez déjà répondu à cet avis.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.reply }));
    await userEvent.type(canvas.getByRole("textbox"), "Merci");
    await userEvent.click(canvas.getByRole("button", { name: copy.sendReply }));
    await expect(await canvas.findByText("Vous avez déjà répondu à cet avis.")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("Merci");
  },
};

/** Finished and cancelled ones, with their reviews or the act to give one [PROF-14]. */
export const History: Story = {
  args: { screen: <HistoryScreen page={1} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole("list", { name: copy.historyTitle }));
    await expect(list.getByText(copy.alone, { exact: false })).toBeVisible();
    await expect(list.getByRole("button", { name: /^Donner mon avis/ })).toBeVisible();
  },
};
export const HistoryOnAPhone: Story = { ...History, globals: { viewport: { value: "w390" } } };

export const NoHistory: Story = {
  args: { screen: <HistoryScreen page={1} /> },
  parameters: {
    msw: [mockAnswer(reviewsContract.history, nothing)],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noneOver)).toBeVisible();
  },
};

/** On the page of a mission: four notes and text. */
export const Writing: Story = {
  args: onMission,
  parameters: { layout: "padded" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Donner mon avis/ }));
    await expect(await canvas.findAllByRole("radiogroup")).toHaveLength(4);
    await expect(canvas.getByRole("radiogroup", { name: /^Rapport qualité-prix/ })).toBeVisible();
  },
};

/** The jobbeur rates other things of the client. */
export const WritingOfAClient: Story = {
  args: { ...onMission, isJobbeur: true },
  parameters: { layout: "padded", msw: [standing({ ...missionToReview, side: "jobbeur" })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Donner mon avis/ }));
    await expect(await canvas.findByRole("radiogroup", { name: /^Clarté de la demande/ })).toBeVisible();
  },
};

export const NotesMissing: Story = {
  args: onMission,
  parameters: { layout: "padded" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Donner mon avis/ }));
    await userEvent.click(await canvas.findByRole("button", { name: copy.send }));
    await expect(await canvas.findAllByText(copy.missing)).toHaveLength(4);
  },
};

export const Written: Story = {
  args: onMission,
  parameters: { layout: "padded" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Donner mon avis/ }));
    for (const star of await canvas.findAllByRole("radio", { name: /^5 étoiles/ }))
      await userEvent.click(star);
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    const confirmation = await canvas.findByText(/^Merci.* Votre avis est enregistré/);
    await waitFor(() => expect(confirmation).toHaveFocus());
  },
};

/** What was chosen stays, with why it did not arrive. */
export const NotWritten: Story = {
  args: onMission,
  parameters: { layout: "padded", msw: [mockNetworkFailure(reviewsContract.write)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Donner mon avis/ }));
    for (const star of await canvas.findAllByRole("radio", { name: /^4 étoiles/ }))
      await userEvent.click(star);
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    await expect(await canvas.findByText(/^Impossible de joindre le serveur/)).toBeVisible();
    await expect(canvas.getAllByRole("radio", { name: /^4 étoiles/, checked: true })).toHaveLength(4);
  },
};

/** Written, and hidden until the other side has written too. */
export const Blind: Story = {
  args: onMission,
  parameters: { layout: "padded", msw: [standing(halfReviewedMission)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.blind)).toBeVisible();
  },
};

export const BothShown: Story = {
  args: onMission,
  parameters: { layout: "padded", msw: [standing(reviewedMission)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(reviewOfLea.texte)).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.correct })).toBeVisible();
  },
};

export const Correcting: Story = {
  args: onMission,
  parameters: { layout: "padded", msw: [standing(halfReviewedMission)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.correct }));
    await expect(await canvas.findAllByRole("radio", { checked: true })).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: copy.save }));
    await expect(await canvas.findByRole("button", { name: copy.correct })).toBeVisible();
  },
};

const addPhoto = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: /^Donner mon avis/ }));
  const field = await canvas.findByLabelText(new RegExp(`^${copy.photos}`));
  await userEvent.upload(field, new File(["haie"], "haie.jpg", { type: "image/jpeg" }));
  await expect(await canvas.findByText("haie.jpg")).toBeVisible();
};

/** Photos go along; the review waits for what is on its way. */
export const PhotoOnItsWay: Story = {
  args: onMission,
  parameters: { layout: "padded", msw: [mockSilence(filesContract.upload)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await addPhoto(canvasElement);
    for (const star of await canvas.findAllByRole("radio", { name: /^5 étoiles/ }))
      await userEvent.click(star);
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    await expect(await canvas.findByText(/^Attendez que tout soit arrivé/)).toBeVisible();
  },
};
export const PhotoRefused: Story = {
  args: onMission,
  parameters: {
    layout: "padded",
    msw: [
      mockRefusal(filesContract.upload, "FILE_UNREADABLE", { message: "Ce fichier n’a pas pu être lu." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await addPhoto(canvasElement);
    await expect(await within(canvasElement).findByText("Ce fichier n’a pas pu être lu.")).toBeVisible();
  },
};

/** Of a review that is corrected, photos are taken away one by one. */
export const CorrectingPhotos: Story = {
  args: onMission,
  parameters: { layout: "padded", msw: [standing(halfReviewedMission)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.correct }));
    const attachedPhotos = await canvas.findByRole("list", { name: copy.photosAttached });
    await userEvent.click(within(attachedPhotos).getByRole("button", { name: "Retirer photo.webp" }));
    await waitFor(() => expect(canvas.queryByRole("list", { name: copy.photosAttached })).toBeNull());
  },
};

/** Moderators took it away: its author alone reads it. */
export const Hidden: Story = {
  args: onMission,
  parameters: {
    layout: "padded",
    msw: [standing({ ...reviewedMission, given: { ...reviewOfKarim, isHidden: true } })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Masqué par la modération/)).toBeVisible();
  },
};
