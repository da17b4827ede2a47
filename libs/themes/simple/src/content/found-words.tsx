import { Highlight } from '@shop/kit';

export default Highlight;
