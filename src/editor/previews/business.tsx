import { Footer } from "../../components/Footer/Footer";
import { Navbar } from "../../components/Navbar/Navbar";

/** Shows the facts about the business where visitors see most of them. */
export default function Business() {
  return (
    <>
      <Navbar path="/" />
      <Footer />
    </>
  );
}
