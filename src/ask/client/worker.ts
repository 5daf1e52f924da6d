import {serveTasks} from '../../search/client/serveTasks';
import {createAnswerService} from './createAnswerService';

serveTasks(createAnswerService);
