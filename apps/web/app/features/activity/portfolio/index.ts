export { PortfolioSection } from "./PortfolioSection.tsx";
