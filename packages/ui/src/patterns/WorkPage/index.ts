export { WorkPage, type WorkPageProps } from "./WorkPage.tsx";
