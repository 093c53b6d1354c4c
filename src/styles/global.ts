/** The global styles in the order of their layers. The layout imports them before any component. */
import "./tokens.css";
import "../brand/brand.css";
import "../brand/tokens.css";
import "./reset.css";
import "./base.css";
import "./primitives.css";
import "./print.css";
