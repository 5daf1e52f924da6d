import {recordEarlyIntent} from '../../../search-ui/button/earlyIntent';

recordEarlyIntent();
