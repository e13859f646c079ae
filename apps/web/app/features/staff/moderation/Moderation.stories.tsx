import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { reportsContract } from "@jobami/api/reports/contract";
import { commentCase, goneCase, openCase, removedCase } from "@jobami/api/reports/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { moderatorsPlace } from "../frame/index.ts";
import { CaseScreen } from "./CaseScreen.tsx";
import { CasesScreen } from "./CasesScreen.tsx";
import { actionCopy, copy } from "./copy.ts";

interface PageProps {
  /** The reported content that is open; null for the list. */
  id: string | null;
  path: string;
  user: SessionUser | null;
}

const heard = fn();
const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

function Page({ id, path, user }: PageProps) {
  return (
    <StoryProviders path={path} user={user} onNotice={heard}>
      <main>{id === null ? <CasesScreen place={moderatorsPlace} /> : <CaseScreen id={id} />}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Signalements",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { id: commentCase.id, path: "/moderation/signalements", user: secured(moderator) },
  beforeEach: () => void heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { cases, case: one, decide } = reportsContract;
const reasons = "Ce commentaire insulte une autre personne.";

/** What was reported first comes first [MOD-05, MOD-10]. */
export const List: Story = {
  args: { id: null },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: copy.listLabel }));
    const links = await list.findAllByRole("link");
    await expect(links[0]).toHaveTextContent(/^Commentaire/);
    await expect(links[0]).toHaveAttribute("href", `/moderation/signalements/${commentCase.id}`);
    await expect(list.getByText(/2 personnes · filtre automatique/)).toBeVisible();
  },
};
export const ListOnAPhone: Story = { args: { id: null }, globals: { viewport: { value: "w390" } } };

export const NothingWaits: Story = {
  args: { id: null },
  parameters: { msw: [mockAnswer(cases, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};

/** The address narrows the list; the way back to everything stands below it. */
export const NothingMatches: Story = {
  args: { id: null, path: "/moderation/signalements?contenu=profil&origine=filtre" },
  parameters: { msw: [mockAnswer(cases, noRows)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: copy.everything })).toHaveAttribute(
      "href",
      "/moderation/signalements",
    );
  },
};

export const ListLoading: Story = { args: { id: null }, parameters: { msw: [mockSilence(cases)] } };

export const ListOutOfReach: Story = {
  args: { id: null },
  parameters: { msw: [mockNetworkFailure(cases)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toBeVisible(), { timeout: 30_000 });
  },
};

/** A content in its context, with what the life cycle allows. */
export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: actionCopy.remove.button })).toBeVisible();
    await expect(canvas.getByRole("button", { name: actionCopy.keep.button })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: actionCopy.restore.button })).toBeNull();
  },
};
export const OpenOnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** Reasons are asked for before anything is hidden. */
export const Hiding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: actionCopy.remove.button }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Motif/ }), reasons);
    await userEvent.click(canvas.getByRole("button", { name: actionCopy.remove.confirm }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.saved }));
    await expect(canvas.getByRole("heading", { name: copy.decision })).toHaveFocus();
  },
};

/** Whoever thinks better of it stands where they came from. */
export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: actionCopy.keep.button }));
    await expect(canvas.getByRole("textbox", { name: /^Motif/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: copy.cancel }));
    await expect(canvas.getByRole("button", { name: actionCopy.keep.button })).toHaveFocus();
  },
};

export const WithoutReasons: Story = {
  parameters: {
    msw: [
      mockRefusal(decide, "VALIDATION_FAILED", {
        message: "Un champ est à corriger.",
        fields: [{ path: "reasons", code: "TOO_SMALL", message: "Motif : au moins 10 caractères." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: actionCopy.keep.button }));
    await userEvent.click(canvas.getByRole("button", { name: actionCopy.keep.confirm }));
    await expect(await canvas.findByText("Motif : au moins 10 caractères.")).toBeVisible();
  },
};

/** Another person of the team was quicker. */
export const DecidedMeanwhile: Story = {
  parameters: { msw: [mockRefusal(decide, "REPORT_TRANSITION_REFUSED", { message: "Déjà décidé." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: actionCopy.remove.button }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Motif/ }), reasons);
    await userEvent.click(canvas.getByRole("button", { name: actionCopy.remove.confirm }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "error", title: copy.decidedByOther }));
  },
};

/** What is hidden can be shown again. */
export const Hidden: Story = {
  parameters: { msw: [mockAnswer(one, { success: true, data: removedCase })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: actionCopy.restore.button })).toBeVisible();
    await expect(canvas.getByText("Masqué par Maud Petit")).toBeVisible();
  },
};

/** Its author deleted it: it cannot be hidden any more. */
export const Gone: Story = {
  parameters: { msw: [mockAnswer(one, { success: true, data: goneCase })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.gone)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: actionCopy.remove.button })).toBeNull();
  },
};

/** It was edited after it had been reported: both are shown. */
export const Edited: Story = {
  parameters: {
    msw: [
      mockAnswer(one, {
        success: true,
        data: {
          ...openCase,
          now: { words: "Bonne journée à tous.", link: openCase.now?.link ?? "/", photos: [] },
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Il a été modifié depuis/)).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.unknown)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(one)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(one)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

/** The page asks for the role itself [ROLE-11]. */
export const RefusedToAMember: Story = {
  args: { user: secured(jobbeur) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent(
      "Vous devez vous connecter",
    );
  },
};
