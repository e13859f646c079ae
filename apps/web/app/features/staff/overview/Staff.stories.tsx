import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator, requester } from "@jobami/api/auth/fixtures";
import type { Endpoint } from "@jobami/api/http/contract";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { staffContract } from "@jobami/api/staff/contract";
import { administrationOverview, moderationOverview } from "@jobami/api/staff/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { Session } from "../../../platform/session/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AdministrationScreen } from "./AdministrationScreen.tsx";
import { ModerationScreen } from "./ModerationScreen.tsx";

interface PageProps {
  page: "administration" | "moderation";
  user: SessionUser | null;
  status?: Session["status"];
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

function Page({ page, user, status }: PageProps) {
  return (
    <StoryProviders
      path={page === "administration" ? "/admin" : "/moderation"}
      user={user}
      {...(status === undefined ? {} : { status })}
    >
      <main>{page === "administration" ? <AdministrationScreen /> : <ModerationScreen />}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { page: "administration", user: secured(administrator) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const forbidden = "Vous devez vous connecter";
const { administration, moderation, work } = staffContract;
const nothingWaits = mockAnswer(work, { success: true, data: [] });

/** What waits, who did what, and how many accounts there are [ADM-36]. */
export const Administration: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Administration" })).toBeVisible();
    const tickets = await canvas.findByRole("link", { name: /^6\s+demandes d’aide à traiter/ });
    await expect(tickets).toHaveAttribute("href", "/admin/support?genre=demande&etat=pour-moi");
    await expect(canvas.getByRole("link", { name: "dont 1 à vous" })).toHaveAttribute(
      "href",
      "/admin/support?genre=demande&suivi=moi&etat=pour-moi",
    );
    await expect(canvas.getByRole("link", { name: "dont 1 en retard" })).toHaveAttribute(
      "href",
      "/admin/reported-content?etat=en-retard",
    );
    await expect(canvas.getByText(/^Environ\s1\s200\s/)).toBeVisible();
    await expect(await canvas.findByText(/Rôle «\sadministration\s» donné à Anne Perrin/)).toBeVisible();
    await expect(canvas.getByText("L’exploitant du serveur · Fin de mission")).toBeVisible();
    await expect(canvas.getByText(/^1\s284$/)).toBeVisible();
  },
};

/** What moderators see first; administrators pass here too [MOD-05, ROLE-05]. */
export const Moderation: Story = {
  tags: ["every-look"],
  args: { page: "moderation", user: secured(moderator) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: /^6\s+demandes d’aide à traiter/ })).toBeVisible();
    await expect(await canvas.findByText("Sans date de fin")).toBeVisible();
  },
};

export const ModerationOfAnAdministrator: Story = {
  ...Moderation,
  tags: [],
  args: { page: "moderation" },
};

export const OnAPhone: Story = {
  ...Administration,
  tags: [],
  globals: { viewport: { value: "w390" } },
};

export const NothingWaits: Story = {
  parameters: {
    msw: [mockAnswer(administration, { ...administrationOverview, entries: [] }), nothingWaits],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Rien ne demande votre attention.")).toBeVisible();
    await expect(await canvas.findByText(/^Aucun acte pour l’instant/)).toBeVisible();
  },
};

export const NothingToModerate: Story = {
  args: { page: "moderation", user: secured(moderator) },
  parameters: {
    msw: [
      mockAnswer(moderation, {
        ...moderationOverview,
        suspensions: { running: 0, endingThisWeek: 0, withoutEnd: 0 },
        entries: [],
      }),
      nothingWaits,
    ],
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(administration)] } };

/** What waits is out of reach: stated in its own part, and never that nothing waits. */
export const WorkOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(work)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible(), {
      timeout: 30_000,
    });
    await expect(canvas.queryByText("Rien ne demande votre attention.")).toBeNull();
  },
};

/** Out of reach: stated, with the way to try again. */
export const Failed: Story = {
  parameters: { msw: [mockNetworkFailure(administration)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isFailureShown = () =>
      expect(canvas.getByText("Cette page n’a pas pu être chargée.")).toBeVisible();
    await waitFor(isFailureShown, { timeout: 30_000 });
    await expect(canvas.getByText(/^Vérifiez votre connexion/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await waitFor(isFailureShown, { timeout: 30_000 });
  },
};

/** The page asks for the role itself, whatever stands around it [ROLE-10, ROLE-11]. */
export const RefusedToAModerator: Story = {
  args: { user: secured(moderator) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent(
      forbidden,
    );
  },
};

export const RefusedToAMember: Story = {
  ...RefusedToAModerator,
  args: { page: "moderation", user: secured(requester) },
};

/** No one is signed in [ROLE-09]. */
export const RefusedToAVisitor: Story = { ...RefusedToAModerator, args: { user: null } };

/** No one is known yet: neither the page nor the refusal [ROLE-08]. */
export const WhileTheUserLoads: Story = {
  args: { user: null, status: "loading" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeVisible();
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

/** Without a second factor: what to do, and the way there. */
export const WithoutSecondFactor: Story = {
  args: { user: administrator },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Il manque une étape pour entrer",
    );
    await expect(
      canvas.getByRole("link", { name: "Activer la vérification en deux étapes" }),
    ).toHaveAttribute("href", "/dashboard/profil/securite");
  },
};

const refused = (endpoint: Endpoint, code: "FORBIDDEN" | "SECOND_FACTOR_REQUIRED") => ({
  msw: [mockRefusal(endpoint, code, { message: "Votre compte ne permet pas cette action." })],
});

/** The role was taken back while the page was open: the server states it, and the page closes. */
export const DemotedMeanwhile: Story = {
  parameters: refused(administration, "FORBIDDEN"),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(forbidden),
    );
  },
};

/** The second factor is on, and this session began without it. */
export const SessionWithoutSecondFactor: Story = {
  args: { page: "moderation", user: secured(moderator) },
  parameters: refused(moderation, "SECOND_FACTOR_REQUIRED"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Elle est activée/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Me déconnecter" })).toBeVisible();
  },
};
