import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, onlyPage } from "@jobami/api/mock";
import { verificationContract } from "@jobami/api/verification/contract";
import {
  allProved,
  insuranceRefused,
  partlyProved,
  reviewedPerson,
  waitingPeople,
} from "@jobami/api/verification/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { QueueScreen } from "./QueueScreen.tsx";
import { ReviewScreen } from "./ReviewScreen.tsx";

interface PageProps {
  userId: string | null;
  user: SessionUser | null;
}

const heard = fn();
const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

function Page({ userId, user }: PageProps) {
  return (
    <StoryProviders path="/admin/entreprise-documents" user={user} onNotice={heard}>
      <main>{userId === null ? <QueueScreen /> : <ReviewScreen userId={userId} />}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Documents",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { userId: reviewedPerson.id, user: secured(administrator) },
  beforeEach: () => void heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { queue, person, decide, revoke } = verificationContract;
const next = waitingPeople[1]?.id ?? null;

const current = /^Ouvrir le document\s+Diplôme ou titre\s: CAP Jardinier paysagiste$/;
/** Nothing is fetched, nor noted, before a person opens it. */
const open = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole("button", { name: current }));

/** The one who waits longest comes first [ADM-21]. */
export const Queue: Story = {
  args: { userId: null },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole("link");
    await expect(links[0]).toHaveTextContent("Karim Benali");
    await expect(canvas.getByText(/^2\spersonnes attendent$/)).toBeVisible();
  },
};

export const EmptyQueue: Story = {
  args: { userId: null },
  parameters: { msw: [mockAnswer(queue, { success: true, data: [], pagination: onlyPage(0) })] },
};

export const QueueLoading: Story = { args: { userId: null }, parameters: { msw: [mockSilence(queue)] } };

export const QueueOutOfReach: Story = {
  args: { userId: null },
  parameters: { msw: [mockNetworkFailure(queue)] },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getByText("La liste n’a pas pu être chargée.")).toBeVisible(),
      { timeout: 30_000 },
    );
  },
};

/** A picture is enlarged and turned, then decided of [ADM-22]. */
export const Review: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Accepter" })).toBeNull();
    await open(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Agrandir" }));
    await userEvent.click(canvas.getByRole("button", { name: "Tourner d’un quart" }));
    await expect(canvas.getByRole("button", { name: "Réduire" })).toBeEnabled();
    for (const box of canvas.getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Accepter" }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({
        kind: "success",
        title: "La décision est enregistrée, la personne est prévenue.",
      }),
    );
  },
};

/** What is checked stands beside the paper that it asks about, and one thing comes first at a time. */
export const Beside: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: current })).toBeVisible();
    await open(canvas);
    const picture = await canvas.findByRole("img", { name: /CAP Jardinier paysagiste/ });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    const first = canvas.getAllByRole("checkbox")[0]?.getBoundingClientRect();
    const paper = picture.getBoundingClientRect();
    await expect(first?.left).toBeGreaterThan(paper.left + 200);
    await expect(first?.top).toBeLessThan(paper.bottom);
  },
};

export const ReviewOnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** A PDF is saved, never opened in the page. */
export const Paper: Story = {
  parameters: {
    msw: [
      mockAnswer(person, {
        success: true,
        person: reviewedPerson,
        data: { ...partlyProved, documents: [{ ...insuranceRefused, status: "submitted", reason: null }] },
        next,
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: "Télécharger le PDF" });
    await expect(link).toHaveAttribute("download");
  },
};

/** A refusal states why, or is not sent. */
export const RefusedWithoutReason: Story = {
  parameters: {
    msw: [
      mockRefusal(decide, "VALIDATION_FAILED", {
        message: "Un champ est à corriger.",
        fields: [{ path: "reason", code: "CUSTOM", message: "Dites à la personne pourquoi." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Refuser" }));
    await userEvent.click(canvas.getByRole("button", { name: "Refuser et prévenir" }));
    await expect(await canvas.findByText("Dites à la personne pourquoi.")).toBeVisible();
  },
};

/** One press accepts nothing: all that is checked of the kind is ticked first. */
export const AcceptedUnchecked: Story = {
  parameters: {
    msw: [mockRefusal(decide, "VERIFICATION_UNCHECKED", { message: "Cochez chaque contrôle." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await open(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Accepter" }));
    await expect(await canvas.findByText("Cochez chaque contrôle.")).toBeVisible();
  },
};

/** An acceptance is taken back, or the document asked for again, with a reason. */
export const TakenBack: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/^Revenir sur l’acceptation/));
    await userEvent.click(canvas.getByRole("radio", { name: /^Le demander à nouveau/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Motif/ }), "La photo est trop sombre.");
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer et prévenir" }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({
        kind: "success",
        title: "La décision est enregistrée, la personne est prévenue.",
      }),
    );
  },
};

/** Another person took it back first. */
export const TakenBackMeanwhile: Story = {
  parameters: { msw: [mockRefusal(revoke, "VERIFICATION_NOT_ACCEPTED", { message: "Plus accepté." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/^Revenir sur l’acceptation/));
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer et prévenir" }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: "error" })));
  },
};

/** Another person of the staff was quicker. */
export const DecidedMeanwhile: Story = {
  parameters: { msw: [mockRefusal(decide, "VERIFICATION_DECIDED", { message: "Déjà décidé." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await open(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Accepter" }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({
        kind: "error",
        title: "Quelqu’un d’autre a déjà décidé de ce document, ou la personne l’a remplacé.",
      }),
    );
  },
};

/** The next one is a click away. */
export const NothingLeft: Story = {
  parameters: {
    msw: [mockAnswer(person, { success: true, person: reviewedPerson, data: allProved, next })],
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("link", { name: "Personne suivante" }),
    ).toHaveAttribute("href", `/admin/entreprise-documents/${next}`);
  },
};

export const Nobody: Story = {
  parameters: { msw: [mockRefusal(person, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Cette personne n’existe pas")).toBeVisible();
  },
};

export const ReviewLoading: Story = { parameters: { msw: [mockSilence(person)] } };

/** The page asks for the role itself [ROLE-11]. */
export const RefusedToAModerator: Story = {
  args: { user: secured(moderator) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent(
      "Vous devez vous connecter",
    );
  },
};
